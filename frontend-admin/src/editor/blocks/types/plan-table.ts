import type { ComparisonRow, PlanTableGroup } from '@20x/kit';
import { Sheet } from 'lucide-react';
import { blockEntry } from '../block-entry';
import { heading } from '../common-fields';
import { fieldsOf } from '../../fields-of';

export const planTable = blockEntry('planTable', {
  title: 'Plan table',
  description: 'Every point of every plan, in groups.',
  group: 'Deciding',
  icon: Sheet,
  initial: { plans: ['', ''], groups: [{}] },
  fields: {
    ...heading,
    plans: { kind: 'texts', label: 'Plans', item: 'plan' },
    groups: {
      kind: 'rows',
      label: 'Groups',
      item: 'group',
      title: 'title',
      fields: fieldsOf<PlanTableGroup>('PlanTableGroup', {
        title: { label: 'Title' },
        rows: {
          kind: 'rows',
          label: 'Rows',
          item: 'row',
          title: 'label',
          fields: fieldsOf<ComparisonRow>('ComparisonRow', {
            label: { label: 'Point' },
            cells: { kind: 'cells', label: 'Cells', columns: { up: 5, field: 'plans' } },
          }),
        },
      }),
    },
  },
});
