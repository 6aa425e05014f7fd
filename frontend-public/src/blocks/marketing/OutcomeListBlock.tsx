import { iconNamed } from '@20x/kit/block-icons';
import { fieldOf } from '../../ui/field-of';
import { Icon } from '../../ui/Icon';
import points from '../../ui/Points.module.css';
import { Action } from '../parts/Action';
import type { BlockProps } from '../parts/block-props';
import { filled, rowsWith } from '../parts/block-text';
import { BlockHead, BlockSection } from '../parts/BlockSection';
import classes from './OutcomeListBlock.module.css';

/** The heading stays in view on the left while its points pass on the right. */
export function OutcomeListBlock({ block, lead }: BlockProps<'outcomeList'>) {
  return (
    <BlockSection block={block} className={`${points.columns} ${classes.columns}`}>
      <div className={classes.side}>
        <BlockHead block={block} lead={lead}>
          {filled(block.action?.label) && (
            <div>
              <Action action={block.action} variant="secondary" />
            </div>
          )}
        </BlockHead>
      </div>
      <ul className={points.items}>
        {rowsWith(block.items, 'title').map((item, index) => {
          const drawing = iconNamed(item.icon);
          return (
            <li key={index} className={points.item} data-field={fieldOf(item)}>
              <h3>
                {drawing && <Icon icon={drawing} field={fieldOf(item, 'icon')} />}
                <span>{item.title}</span>
              </h3>
              {filled(item.text) && <p className={classes.text}>{item.text}</p>}
            </li>
          );
        })}
      </ul>
    </BlockSection>
  );
}
