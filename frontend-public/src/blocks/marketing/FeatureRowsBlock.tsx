import type { FeatureRow } from '@20x/kit';
import { BlockImage, hasImage } from '../../ui/BlockImage';
import { fieldOf } from '../../ui/field-of';
import { PhoneFold } from '../../ui/PhoneFold';
import { Action } from '../parts/Action';
import type { BlockProps } from '../parts/block-props';
import { anchorId, filled, filledTexts, rowsWith } from '../parts/block-text';
import { BlockHead, BlockSection } from '../parts/BlockSection';
import classes from './FeatureRowsBlock.module.css';

/** Rows with an anchor each: text, and a view of the product where there is one. On a phone only the first view is open. */
export function FeatureRowsBlock({ block, lead }: BlockProps<'featureRows'>) {
  const rows = rowsWith(block.rows, 'title');
  const firstView = rows.findIndex((row) => hasImage(row));
  return (
    <BlockSection block={block}>
      <BlockHead block={block} lead={lead} />
      <div className={classes.rows}>
        {rows.map((row, index) => (
          <Row key={index} row={row} isFolding={index > firstView} />
        ))}
      </div>
    </BlockSection>
  );
}

function Row({ row, isFolding }: { readonly row: FeatureRow; readonly isFolding: boolean }) {
  const hasView = hasImage(row);
  const points = filledTexts(row.points);
  return (
    <article
      id={anchorId(row.anchor)}
      className={classes.row}
      data-plain={!hasView || undefined}
      data-field={fieldOf(row)}
    >
      <div className={classes.text}>
        <h3>{row.title}</h3>
        {filled(row.text) && <p>{row.text}</p>}
        {filled(row.action?.label) && (
          <div className={classes.action}>
            <Action action={row.action} variant="secondary" />
          </div>
        )}
      </div>
      {points.length > 0 && (
        <ul className={classes.points}>
          {points.map((point, index) => (
            <li key={index}>{point}</li>
          ))}
        </ul>
      )}
      {hasView &&
        (isFolding ? (
          <PhoneFold
            className={`${classes.view} ${classes.fold}`}
            summary={
              <>
                See it on screen<span className="visually-hidden">: {row.title}</span>
              </>
            }
          >
            <BlockImage of={row} />
          </PhoneFold>
        ) : (
          <div className={classes.view}>
            <BlockImage of={row} />
          </div>
        ))}
    </article>
  );
}
