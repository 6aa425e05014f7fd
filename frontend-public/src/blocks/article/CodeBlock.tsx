import type { BlockProps } from '../parts/block-props';
import { filled } from '../parts/block-text';
import classes from './CodeBlock.module.css';

/** Long lines scroll, also by keyboard. */
export function CodeBlock({ block }: BlockProps<'code'>) {
  const name = filled(block.name);
  if (!filled(block.code)) return null;
  return (
    <figure className={classes.root}>
      {name && <figcaption>{name}</figcaption>}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the focus */}
      <pre tabIndex={0} role="region" aria-label={name ?? 'Code'}>
        <code>{block.code}</code>
      </pre>
    </figure>
  );
}
