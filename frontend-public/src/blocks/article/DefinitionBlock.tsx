import type { BlockProps } from '../parts/block-props';
import { filled } from '../parts/block-text';
import classes from './DefinitionBlock.module.css';

export function DefinitionBlock({ block }: BlockProps<'definition'>) {
  const [term, meaning] = [filled(block.term), filled(block.meaning)];
  if (!term || !meaning) return null;
  return (
    <dl className={classes.root}>
      <dt>
        <dfn>{term}</dfn>
      </dt>
      <dd>{meaning}</dd>
    </dl>
  );
}
