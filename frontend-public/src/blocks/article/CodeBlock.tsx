import { CopyButton } from '../../ui/CopyButton';
import type { BlockProps } from '../parts/block-props';
import { filled } from '../parts/block-text';
import classes from './CodeBlock.module.css';

/** Long lines scroll, also by keyboard. */
export function CodeBlock({ block }: BlockProps<'code'>) {
  const [name, language] = [filled(block.name), filled(block.language)];
  if (!filled(block.code)) return null;
  return (
    <figure className={classes.root}>
      <figcaption>
        <span className={classes.name}>{name ?? (language ? '' : 'Code')}</span>
        <span>{language}</span>
        <CopyButton text={block.code ?? ''} label="Copy code" />
      </figcaption>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the focus */}
      <pre tabIndex={0} role="region" aria-label={name ?? (language ? `Code, ${language}` : 'Code')}>
        <code>{block.code}</code>
      </pre>
    </figure>
  );
}
