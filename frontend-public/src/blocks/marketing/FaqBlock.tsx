import { Questions } from '../../ui/Questions';
import questions from '../../ui/Questions.module.css';
import type { BlockProps } from '../parts/block-props';
import { rowsWith } from '../parts/block-text';
import { BlockHead, BlockSection } from '../parts/BlockSection';

export function FaqBlock({ block, lead }: BlockProps<'faq'>) {
  return (
    <BlockSection block={block} className={questions.columns}>
      <div className={questions.title}>
        <BlockHead block={block} lead={lead} />
      </div>
      <Questions items={rowsWith(block.items, 'question')} />
    </BlockSection>
  );
}
