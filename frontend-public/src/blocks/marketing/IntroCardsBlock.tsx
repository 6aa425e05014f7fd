import { iconNamed } from '@20x/kit/block-icons';
import layout from '../../ui/Cards.module.css';
import { fieldOf } from '../../ui/field-of';
import { Icon } from '../../ui/Icon';
import { Action } from '../parts/Action';
import type { BlockProps } from '../parts/block-props';
import { filled, rowsWith } from '../parts/block-text';
import { BlockHead, BlockSection } from '../parts/BlockSection';
import classes from './IntroCardsBlock.module.css';

/** Columns split by rules. Cards of a title alone are closer, like the lines of a list. */
export function IntroCardsBlock({ block, lead }: BlockProps<'introCards'>) {
  const cards = rowsWith(block.items, 'title');
  const isBrief = cards.every(({ text }) => !filled(text));
  return (
    <BlockSection block={block}>
      <BlockHead block={block} lead={lead} split />
      {cards.length > 0 && (
        <ul
          className={`${layout.cards} ${classes.cards}`}
          data-brief={isBrief || undefined}
          data-pair={cards.length % 3 === 1 || cards.length === 2 || undefined}
        >
          {cards.map((card, index) => {
            const drawing = iconNamed(card.icon);
            return (
              <li key={index} className={layout.card} data-field={fieldOf(card)}>
                {drawing && <Icon icon={drawing} field={fieldOf(card, 'icon')} />}
                <h3>{card.title}</h3>
                {filled(card.text) && <p>{card.text}</p>}
              </li>
            );
          })}
        </ul>
      )}
      {filled(block.action?.label) && (
        <div className={classes.action}>
          <Action action={block.action} variant="secondary" />
        </div>
      )}
    </BlockSection>
  );
}
