import type { BlockProps } from '../parts/block-props';
import { filled, rowsWith } from '../parts/block-text';
import { BlockHead, BlockSection } from '../parts/BlockSection';
import { fieldOf } from '../../ui/field-of';
import columns from '../../ui/Columns.module.css';
import classes from './GlossaryBlock.module.css';

/** Terms in the order of the alphabet, each with what it means. */
export function GlossaryBlock({ block, lead }: BlockProps<'glossary'>) {
  const terms = rowsWith(block.terms, 'term').toSorted((a, b) => (a.term ?? '').localeCompare(b.term ?? '', 'en'));
  if (terms.length === 0) return null;
  return (
    <BlockSection block={block} className={columns.late}>
      <div>
        <BlockHead block={block} lead={lead} />
      </div>
      <dl className={classes.terms}>
        {terms.map((entry, index) => (
          <div key={index} data-field={fieldOf(entry)}>
            <dt>{entry.term}</dt>
            <dd>{filled(entry.definition)}</dd>
          </div>
        ))}
      </dl>
    </BlockSection>
  );
}
