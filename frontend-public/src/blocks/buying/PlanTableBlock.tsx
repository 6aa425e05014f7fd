import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import { fieldOf } from '../../ui/field-of';
import { Icon } from '../../ui/Icon';
import { PhoneFold } from '../../ui/PhoneFold';
import { ColumnHeads, TableFrame } from '../../ui/TableFrame';
import type { BlockProps } from '../parts/block-props';
import { filled, filledTexts, present } from '../parts/block-text';
import { BlockHead, BlockSection } from '../parts/BlockSection';
import { CellRows } from '../parts/CellRows';
import classes from './PlanTableBlock.module.css';

/** What each plan includes, in groups of rows. */
export function PlanTableBlock({ block, lead }: BlockProps<'planTable'>) {
  const plans = filledTexts(block.plans);
  if (plans.length === 0) return null;
  return (
    <BlockSection block={block}>
      <BlockHead block={block} lead={lead} />
      <PhoneFold className={classes.fold} summary="Every feature, plan by plan">
        <TableFrame label={`${filled(block.title) ?? 'Plans'} (table)`} stacked>
          <table className={classes.table} style={{ '--plans': plans.length } as CSSProperties}>
            <thead>
              <tr>
                <td />
                <ColumnHeads names={plans} />
              </tr>
            </thead>
            {present(block.groups).map((group, index) => (
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
