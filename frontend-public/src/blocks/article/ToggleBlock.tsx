import { Prose } from '../../ui/Prose';
import type { BlockProps } from '../parts/block-props';
import { filled } from '../parts/block-text';
import classes from './ToggleBlock.module.css';

/** Opens without JavaScript, and by the browser's own search. */
export function ToggleBlock({ block }: BlockProps<'toggle'>) {
  const summary = filled(block.summary);
  if (!summary) return null;
  return (
    <details className={classes.root}>
      <summary>{summary}</summary>
      <Prose html={block.html} />
    </details>
  );
}
