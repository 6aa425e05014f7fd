import faq from '../../sections/Faq/Faq.module.css';
import { Prose } from '../../ui/Prose';
import type { BlockProps } from '../block-props';
import { rowsWith } from '../block-text';
import { BlockHead, BlockSection } from '../BlockSection';

/** Native disclosures: each opens on its own, without JavaScript too. */
export function FaqBlock({ block, lead }: BlockProps<'faq'>) {
  return (
    <BlockSection block={block} className={faq.columns}>
      <div className={faq.title}>
        <BlockHead block={block} lead={lead} />
      </div>
      <div className={faq.items}>
        {rowsWith(block.items, 'question').map(({ question, answer }, index) => (
          <details key={index} className={faq.item}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <Prose html={answer} className={faq.answer} />
          </details>
        ))}
      </div>
    </BlockSection>
  );
}
