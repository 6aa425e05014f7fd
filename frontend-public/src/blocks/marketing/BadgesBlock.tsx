import { iconNamed } from '@20x/kit/block-icons';
import { Shield } from 'lucide-react';
import { fieldOf } from '../../ui/field-of';
import { Icon } from '../../ui/Icon';
import type { BlockProps } from '../parts/block-props';
import { filled, rowsWith } from '../parts/block-text';
import { BlockHead, BlockSection } from '../parts/BlockSection';
import classes from './BadgesBlock.module.css';

/** What the owner states about safety, as a row of text. */
export function BadgesBlock({ block, lead }: BlockProps<'badges'>) {
  const items = rowsWith(block.items, 'title');
  if (items.length === 0) return null;
  return (
    <BlockSection block={block}>
      <BlockHead block={block} lead={lead} split />
      <ul className={classes.items}>
        {items.map((item, index) => (
          <li key={index} data-field={fieldOf(item)}>
            <Icon icon={iconNamed(item.icon) ?? Shield} field={fieldOf(item, 'icon')} />
            <div>
              <h3>{item.title}</h3>
              {filled(item.text) && <p>{item.text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
