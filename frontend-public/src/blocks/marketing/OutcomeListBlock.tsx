import { iconNamed } from '@20x/kit/block-icons';
import outcomes from '../../sections/Outcomes/Outcomes.module.css';
import { Icon } from '../../ui/Icon';
import { Action } from '../Action';
import type { BlockProps } from '../block-props';
import { filled, rowsWith } from '../block-text';
import { BlockHead, BlockSection } from '../BlockSection';
import classes from './OutcomeListBlock.module.css';

/** The heading stays in view on the left while its points pass on the right. */
export function OutcomeListBlock({ block, lead }: BlockProps<'outcomeList'>) {
  return (
    <BlockSection block={block} className={`${outcomes.columns} ${classes.columns}`}>
      <div className={classes.side}>
        <BlockHead block={block} lead={lead}>
          {filled(block.action?.label) && (
            <div>
              <Action action={block.action} variant="secondary" />
            </div>
          )}
        </BlockHead>
      </div>
      <ul className={outcomes.items}>
        {rowsWith(block.items, 'title').map(({ title, text, icon }, index) => {
          const drawing = iconNamed(icon);
          return (
            <li key={index} className={outcomes.item}>
              <h3>
                {drawing && <Icon icon={drawing} />}
                <span>{title}</span>
              </h3>
              {filled(text) && <p className={classes.text}>{text}</p>}
            </li>
          );
        })}
      </ul>
    </BlockSection>
  );
}
