import { foundBy, richText, saying } from '../../../../test/support/found-issues.ts';
import type { Heading } from '../page/markup.ts';

describe('headings', () => {
  const shown = (...levels: number[]) => ({
    headings: async () => levels.map((level, index): Heading => ({ level, text: `Part ${index}` })),
  });

  it('have one that says what the page is about', async () => {
    expect(await foundBy('one-main-heading', { title: 'Nights' }, shown(2))).toEqual([
      ['title', saying('no main heading')],
    ]);
    expect(await foundBy('one-main-heading', richText('<h2>Part 1</h2>'), shown(1, 1))).toEqual([
      ['blocks.0.html', saying('second main heading')],
    ]);
  });

  it('leave out no level, and lead to the field they were written in', async () => {
    const content = {
      blocks: [{ id: 'a', type: 'faq', title: 'Questions', items: [{ question: 'Part 2', answer: 'Yes.' }] }],
    };
    expect(await foundBy('heading-order', content, shown(1, 2, 4))).toEqual([
      ['blocks.0.items.0.question', saying('level 4 below one of level 2')],
    ]);
    expect(await foundBy('heading-order', content, shown(1, 2, 3, 2, 3))).toEqual([]);
  });

  it('are said not to have been looked at when the page cannot be rendered', async () => {
    expect(await foundBy('heading-order', {}, { headings: async () => null })).toEqual([
      [null, saying('could not be rendered')],
    ]);
  });
});
