import type { TableRow } from '@20x/kit';
import { Table } from 'lucide-react';
import { blockEntry } from '../block-entry';
import { fieldsOf } from '../../fields-of';

export const table = blockEntry('table', {
  title: 'Table',
  description: 'Rows of short texts under headings.',
  group: 'Text',
  icon: Table,
  initial: { columns: ['', ''], rows: [{ cells: ['', ''] }] },
  fields: {
    caption: { label: 'Caption' },
    columns: { kind: 'texts', label: 'Column headings', item: 'heading' },
    rows: {
      kind: 'rows',
      label: 'Rows',
      item: 'row',
      title: 'cells',
      fields: fieldsOf<TableRow>('TableRow', {
        cells: { kind: 'cells', label: 'Cells', columns: { up: 3, field: 'columns' } },
      }),
    },
    rowHeaders: { kind: 'flag', label: 'The first cell of a row is its heading' },
  },
});
