import { readingMinutes } from './reading-time.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('reading time', () => {
  it('is at least a minute', () => {
    expect([readingMinutes(null), readingMinutes([]), readingMinutes([{ id: 'a', title: 'Two words' }])]).toEqual([
      1, 1, 1,
    ]);
  });

  it('counts words at any depth, and neither markup nor addresses', () => {
    const block = {
      id: words(500),
      type: 'x',
      href: words(500),
      rows: [{ html: `<p class="${words(500)}">${words(230)}</p>` }],
    };
    expect(readingMinutes([block, { title: words(230) }, { cells: [words(230)] }])).toBe(3);
  });
});
