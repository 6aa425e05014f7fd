import type { ReactNode } from 'react';
import { fieldOf } from '../../ui/field-of';
import { filled, rowsWith } from './block-text';

interface CellRow {
  readonly label?: string | null;
  readonly cells?: readonly string[] | null;
}

type Rows = readonly (CellRow | null)[] | null | undefined;

/** The texts of all cells. */
export const textsOf = (rows: Rows): string[] => rowsWith(rows, 'label').flatMap(({ cells }) => cells ?? []);

interface CellRowsProps {
  readonly rows: Rows;
  /** The names of the columns, without the first; a column without a name is left out. */
  readonly columns: readonly (string | null)[] | null | undefined;
  /** What a cell shows. Default: its text, or a dash. */
  readonly cell?: (text: string | undefined) => ReactNode;
}

/** Rows of a table: what each is about, and its cell in every column. A cell knows its column, for tables that stack on a phone. */
export const CellRows = ({ rows, columns, cell = (text) => text ?? '–' }: CellRowsProps) =>
  rowsWith(rows, 'label').map((row, index) => (
    <tr key={index} data-field={fieldOf(row)}>
      <th scope="row">{row.label}</th>
      {columns?.map(
        (name, column) =>
          filled(name) && (
            <td key={column} data-column={name} data-field={fieldOf(row, `cells.${column}`)}>
              {cell(filled(row.cells?.[column]))}
            </td>
          ),
      )}
    </tr>
  ));
