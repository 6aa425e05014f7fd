import type { BlockProps } from '../parts/block-props';
import { filledTexts } from '../parts/block-text';
import { BlockHead, BlockSection } from '../parts/BlockSection';
import classes from './ChecklistBlock.module.css';

/** Points to go through: numbered, or with a box to tick on paper. */
export function ChecklistBlock({ block, lead }: BlockProps<'checklist'>) {
  const items = filledTexts(block.items);
  if (items.length === 0) return null;
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <BlockSection block={block}>
      <BlockHead block={block} lead={lead} split />
      <List className={classes.items}>
        {items.map((item, index) => (
          <li key={index}>
            <span className={classes.mark} aria-hidden>
              {block.ordered ? index + 1 : ''}
            </span>
            <span>{item}</span>
          </li>
        ))}
      </List>
    </BlockSection>
  );
}
