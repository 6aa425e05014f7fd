import type { Block } from '@20x/kit';
import { filled } from '../blocks/block-text';

/** What the page says about itself first; search engines get it when nobody wrote a description. */
export function introductionOf(blocks: readonly Block[]): string | undefined {
  const subtitles = blocks.flatMap((block) => ('subtitle' in block ? (filled(block.subtitle) ?? []) : []));
  return subtitles[0]?.slice(0, 320);
}
