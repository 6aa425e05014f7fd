import { Testimonials } from '../../ui/Testimonials';
import type { BlockProps } from '../parts/block-props';
import { rowsWith } from '../parts/block-text';
import { BlockHead, BlockSection } from '../parts/BlockSection';

/** Nothing shows until the owner enters a quote. */
export function TestimonialBlock({ block, lead }: BlockProps<'testimonial'>) {
  const quotes = rowsWith(block.items, 'quote');
  if (quotes.length === 0) return null;
  return (
    <BlockSection block={block}>
      <BlockHead block={block} lead={lead} />
      <Testimonials testimonials={quotes} />
    </BlockSection>
  );
}
