import { foundBy, saying, withSeo } from '../../../../test/support/found-issues.ts';

const good = 'Fill open night shifts in minutes, with nurses whose papers are in order.';

describe('title and description', () => {
  it('are there and fit search results', async () => {
    expect(await foundBy('search-title', {})).toEqual([['seo.title', saying('There is no title')]]);
    expect(await foundBy('search-title', withSeo({ title: 'Wide '.repeat(16) }))).toEqual([
      ['seo.title', saying('cut it off at 580')],
    ]);
    const titled = async (own: string) => `${own} | ${'Wide '.repeat(14)}`;
    expect(await foundBy('search-title', { title: 'Nights' }, { titled })).toEqual([
      ['seo.title', saying('cut it off at 580')],
    ]);
    expect(await foundBy('search-title', withSeo({ title: 'Nights' }), { titled })).toEqual([]);
    expect(await foundBy('search-description', {})).toEqual([['seo.description', saying('There is no description')]]);
    expect(await foundBy('search-description', withSeo({ description: 'Short.' }))).toEqual([
      ['seo.description', saying('(6 of 50 characters)')],
    ]);
    expect(await foundBy('search-description', withSeo({ description: good.repeat(3) }))).toEqual([
      ['seo.description', saying('at 920')],
    ]);
  });

  it('come from the page while nobody wrote them', async () => {
    expect(await foundBy('search-description', { title: 'Nights', excerpt: good })).toEqual([]);
    const titled = async (own: string) => `${own} | 20X`;
    const pagesTitled = async (title: string) => (title === 'Nights | 20X' ? ['/about'] : []);
    expect(await foundBy('unique-title', { title: 'Nights' }, { titled, pagesTitled })).toEqual([
      ['seo.title', saying('/about has the same title')],
    ]);
  });

  it('are on no other live page', async () => {
    const pagesDescribed = async () => ['/about', '/pricing'];
    expect(await foundBy('unique-description', withSeo({ description: good }), { pagesDescribed })).toEqual([
      ['seo.description', saying('/about and /pricing have the same description')],
    ]);
    expect(await foundBy('unique-description', { excerpt: good }, { pagesDescribed })).toHaveLength(1);
    expect(await foundBy('unique-description', {}, { pagesDescribed })).toEqual([]);
  });
});
