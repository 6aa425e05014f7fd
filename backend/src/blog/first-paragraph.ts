import type { Block } from '../content/blocks/block-types.ts';
import { elements, parse, readText } from '../content/checks/page/markup.ts';

const longest = 200;

/** The words of the first paragraph, cut between words; empty when there is none. */
export function firstParagraph(blocks: readonly Block[] | null | undefined): string {
  for (const block of blocks ?? []) {
    if (block.type !== 'richText' || !block.html) continue;
    const texts = elements(parse(block.html), 'p').map((paragraph) => readText(paragraph).replace(/\s+/g, ' ').trim());
    const text = texts.find(Boolean);
    if (text) return shortened(text);
  }
  return '';
}

function shortened(text: string): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut.replace(/[\uD800-\uDBFF]$/, '')).replace(/[\s,;:.–—-]+$/, '')}…`;
}
