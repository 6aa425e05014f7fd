import { Check } from 'lucide-react';
import { fieldOf } from '../../ui/field-of';
import { Icon } from '../../ui/Icon';
import { PhoneFold } from '../../ui/PhoneFold';
import { narrowForm } from '../../ui/narrow-tables';
import { ColumnHeads, TableFrame } from '../../ui/TableFrame';
import type { BlockProps } from '../parts/block-props';
import { filled, filledTexts, present } from '../parts/block-text';
import { BlockHead, BlockSection } from '../parts/BlockSection';
import { CellRows, textsOf } from '../parts/CellRows';
import classes from './PlanTableBlock.module.css';

/** What each plan includes, in groups of rows. */
export function PlanTableBlock({ block, lead }: BlockProps<'planTable'>) {
  const plans = filledTexts(block.plans);
  const groups = present(block.groups);
  if (plans.length === 0) return null;
  return (
    <BlockSection block={block}>
      <BlockHead block={block} lead={lead} />
      <PhoneFold className={classes.fold} summary="Every feature, plan by plan">
        <TableFrame label={`${filled(block.title) ?? 'Plans'} (table)`}>
          <table
            className={classes.table}
            data-narrow={narrowForm(
              plans.length + 1,
              groups.flatMap(({ rows }) => textsOf(rows)),
            )}
          >
            <thead>
              <tr data-heads>
                <td />
                <ColumnHeads names={plans} />
              </tr>
            </thead>
            {groups.map((group, index) => (
              <tbody key={index} data-field={fieldOf(group)}>
                {filled(group.title) && (
                  <tr className={classes.group}>
                    <th scope="rowgroup" colSpan={plans.length + 1}>
                      <span>{group.title}</span>
                    </th>
                  </tr>
                )}
                <CellRows rows={group.rows} columns={block.plans} cell={(text) => <Inclusion text={text} />} />
              </tbody>
            ))}
          </table>
        </TableFrame>
      </PhoneFold>
    </BlockSection>
  );
}

/** "Yes" as a mark with its word; nothing and a dash as "not included". */
function Inclusion({ text }: { readonly text: string | undefined }) {
  if (!text || /^[-–—]$/.test(text)) {
    return (
      <>
        <span aria-hidden>–</span>
        <span className="visually-hidden">Not included</span>
      </>
    );
  }
  if (text.toLowerCase() !== 'yes') return text;
  return (
    <span className={classes.yes}>
      <Icon icon={Check} size={18} /> Yes
    </span>
  );
}
