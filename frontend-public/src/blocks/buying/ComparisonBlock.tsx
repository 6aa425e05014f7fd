import { narrowForm } from '../../ui/narrow-tables';
import { ColumnHeads, TableFrame } from '../../ui/TableFrame';
import type { BlockProps } from '../parts/block-props';
import { filled, filledTexts, rowsWith } from '../parts/block-text';
import { BlockHead, BlockSection } from '../parts/BlockSection';
import { CellRows, textsOf } from '../parts/CellRows';
import classes from './ComparisonBlock.module.css';

/** A table of kinds against points; the last column is the one that the page is about, unless all are alike. */
export function ComparisonBlock({ block, lead }: BlockProps<'comparison'>) {
  const columns = filledTexts(block.columns);
  const rows = rowsWith(block.rows, 'label');
  return (
    <BlockSection block={block}>
      <BlockHead block={block} lead={lead} split />
      {columns.length > 0 && rows.length > 0 && (
        <TableFrame label={`${filled(block.title) ?? 'Comparison'} (table)`}>
          <table
            className={classes.table}
            data-marked={!block.alike || undefined}
            data-narrow={narrowForm(columns.length + 1, textsOf(rows))}
          >
            <thead>
              <tr data-heads>
                <td />
                <ColumnHeads names={columns} />
              </tr>
            </thead>
            <tbody>
              <CellRows rows={rows} columns={block.columns} />
            </tbody>
          </table>
        </TableFrame>
      )}
    </BlockSection>
  );
}
