import { fieldOf } from '../../ui/field-of';
import { narrowForm } from '../../ui/narrow-tables';
import { ColumnHeads, TableFrame } from '../../ui/TableFrame';
import type { BlockProps } from '../parts/block-props';
import { filled, filledTexts, present } from '../parts/block-text';

/** Rows of text under headings. The first cell of a row is its heading where the editor says so. */
export function TableBlock({ block }: BlockProps<'table'>) {
  const columns = filledTexts(block.columns).length > 0 ? (block.columns ?? []) : [];
  const rows = present(block.rows).filter(({ cells }) => cells?.length);
  const width = Math.max(columns.length, ...rows.map(({ cells }) => cells?.length ?? 0));
  if (rows.length === 0) return null;
  const caption = filled(block.caption);
  return (
    <TableFrame label={caption ?? 'Table'}>
      <table
        data-narrow={narrowForm(
          columns.length,
          rows.flatMap(({ cells }) => cells ?? []),
        )}
      >
        {caption && <caption>{caption}</caption>}
        {columns.length > 0 && (
          <thead>
            <tr data-heads>
              <ColumnHeads names={Array.from({ length: width }, (_, column) => columns[column])} />
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} data-field={fieldOf(row)}>
              {Array.from({ length: width }, (_, column) => {
                const [text, field] = [row.cells?.[column], fieldOf(row, `cells.${column}`)];
                if (column === 0 && block.rowHeaders)
                  return (
                    <th key={column} scope="row" data-field={field}>
                      {text}
                    </th>
                  );
                return (
                  <td key={column} data-field={field} data-column={column > 0 ? columns[column] : undefined}>
                    {text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
