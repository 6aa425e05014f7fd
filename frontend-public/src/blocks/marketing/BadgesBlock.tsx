import { iconNamed } from '@20x/kit/block-icons';
import { Shield } from 'lucide-react';
import { Icon } from '../../ui/Icon';
import type { BlockProps } from '../block-props';
import { filled, rowsWith } from '../block-text';
import { BlockHead, BlockSection } from '../BlockSection';
import classes from './BadgesBlock.module.css';

/** What the owner states about safety, as a row of text. */
export function BadgesBlock({ block, lead }: BlockProps<'badges'>) {
  const items = rowsWith(block.items, 'title');
  if (items.length === 0) return null;
  return (
    <BlockSection block={block}>
      <BlockHead block={block} lead={lead} split />
      <ul className={classes.items}>
        {items.map(({ title, text, icon }, index) => (
          <li key={index}>
            <Icon icon={iconNamed(icon) ?? Shield} />
            <div>
              <h3>{title}</h3>
              {filled(text) && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
