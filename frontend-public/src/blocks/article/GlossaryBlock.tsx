import type { BlockProps } from '../block-props';
import { filled, rowsWith } from '../block-text';
import { BlockHead, BlockSection } from '../BlockSection';
import classes from './GlossaryBlock.module.css';

/** Terms in the order of the alphabet, each with what it means. */
export function GlossaryBlock({ block, lead }: BlockProps<'glossary'>) {
  const terms = rowsWith(block.terms, 'term').toSorted((a, b) => (a.term ?? '').localeCompare(b.term ?? '', 'en'));
  if (terms.length === 0) return null;
  return (
    <BlockSection block={block} className={classes.columns}>
      <div>
        <BlockHead block={block} lead={lead} />
      </div>
      <dl className={classes.terms}>
        {terms.map(({ term, definition }, index) => (
          <div key={index}>
            <dt>{term}</dt>
            <dd>{filled(definition)}</dd>
          </div>
        ))}
      </dl>
    </BlockSection>
  );
}
