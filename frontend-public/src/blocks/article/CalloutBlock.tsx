import { Info, Lightbulb, Scale, TriangleAlert } from 'lucide-react';
import { fieldOf } from '../../ui/field-of';
import { Icon } from '../../ui/Icon';
import { Prose } from '../../ui/Prose';
import type { BlockProps } from '../parts/block-props';
import { filled } from '../parts/block-text';
import classes from './CalloutBlock.module.css';

const icons = new Map([
  ['info', Info],
  ['tip', Lightbulb],
  ['warning', TriangleAlert],
  ['compliance', Scale],
]);

/** A note beside the text. Its kind shows as an icon and a colour, and is said by its words. */
export function CalloutBlock({ block }: BlockProps<'callout'>) {
  const title = filled(block.title);
  if (!title && !filled(block.html)) return null;
  return (
    <aside className={classes.root} data-tone={block.tone} aria-label={title ?? 'Note'}>
      <Icon icon={icons.get(block.tone) ?? Info} field={fieldOf(block, 'tone')} />
      <div className={classes.text}>
        {title && <p className={classes.title}>{title}</p>}
        <Prose html={block.html} />
      </div>
    </aside>
  );
}
