import { TableFrame } from '../../ui/TableFrame';
import type { BlockProps } from '../block-props';
import { filled, filledTexts, present } from '../block-text';

/** Rows of text under headings. The first cell of a row is its heading where the editor says so. */
export function TableBlock({ block }: BlockProps<'table'>) {
  const columns = filledTexts(block.columns);
  const rows = present(block.rows).flatMap(({ cells }) => (cells?.length ? [cells] : []));
  const width = Math.max(columns.length, ...rows.map((cells) => cells.length));
  if (rows.length === 0) return null;
  const caption = filled(block.caption);
  return (
    <TableFrame label={caption ?? 'Table'}>
      <table>
        {caption && <caption>{caption}</caption>}
        {columns.length > 0 && (
          <thead>
            <tr>
              {Array.from({ length: width }, (_, column) => (
                <th key={column} scope="col">
                  {columns[column]}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {Array.from({ length: width }, (_, column) =>
                column === 0 && block.rowHeaders ? (
                  <th key={column} scope="row">
                    {cells[column]}
                  </th>
                ) : (
                  <td key={column}>{cells[column]}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
