import type { Block } from '../content/blocks/block-types.ts';
import { readingMinutes } from './reading-time.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('reading time', () => {
  it('is at least a minute', () => {
    const short: Block = { id: 'a', type: 'announcement', text: 'Two words' };
    expect([readingMinutes(null), readingMinutes([]), readingMinutes([short])]).toEqual([1, 1, 1]);
  });

  it('counts words at any depth, and neither markup nor addresses', () => {
    const blocks: Block[] = [
      { id: words(500), type: 'richText', html: `<p class="${words(500)}">${words(230)}</p>` },
      { id: 'b', type: 'ctaBand', anchor: words(500), title: words(230), action: { href: words(500) } },
      { id: 'c', type: 'comparison', rows: [{ cells: [words(230)] }] },
      { id: 'd', type: 'introCards', items: [{ icon: words(500) }] },
      { id: 'e', type: 'posts', slugs: [words(500)] },
    ];
    expect(readingMinutes(blocks)).toBe(3);
  });
});
