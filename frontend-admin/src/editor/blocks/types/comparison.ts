import type { ComparisonRow } from '@20x/kit';
import { Columns3 } from 'lucide-react';
import { blockEntry } from '../block-entry';
import { heading } from '../common-fields';
import { fieldsOf } from '../../fields-of';

export const comparison = blockEntry('comparison', {
  title: 'Comparison',
  description: 'Ways to do something side by side: what each offers.',
  group: 'Deciding',
  icon: Columns3,
  initial: { columns: ['', ''], rows: [{ cells: ['', ''] }] },
  fields: {
    ...heading,
    columns: { kind: 'texts', label: 'Columns', item: 'column' },
    rows: {
      kind: 'rows',
      label: 'Rows',
      item: 'row',
      title: 'label',
      fields: fieldsOf<ComparisonRow>('ComparisonRow', {
        label: { label: 'What is compared' },
        cells: { kind: 'cells', label: 'Cells', columns: { up: 3, field: 'columns' } },
      }),
    },
  },
});
