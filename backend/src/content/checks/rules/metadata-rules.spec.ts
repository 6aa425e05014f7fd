import { foundBy, saying, withSeo } from '../../../../test/support/found-issues.ts';

describe('metadata', () => {
  it.each([
    ['structured-data', { structuredData: '{oops' }, 'not valid JSON'],
    ['structured-data', { structuredData: '"text"' }, 'JSON object'],
    ['structured-data', { structuredData: '{"@type":"WebPage"}' }, '@context'],
    ['structured-data', { structuredData: '{"@context":"https://schema.org"}' }, '@type'],
    ['structured-data', { structuredData: '{"@context":"https://schema.org","@type":"Organisation"}' }, 'Did you mean'],
    ['structured-data', { structuredData: `{"a":${'['.repeat(40_000)}${']'.repeat(40_000)}}` }, 'nested too deeply'],
    ['canonical-address', { canonical: 'http://20x.example/' }, 'https://'],
    ['canonical-address', { canonical: '/about' }, 'https://'],
    ['findability', { robots: 'noindex, follow' }, 'sitemap'],
    ['language', { language: 'english language' }, 'not a language tag'],
    ['tracker-ids', { googleAnalytics: 'UA-1' }, 'G-ABC123'],
    ['tracker-ids', { googleTagManager: 'G-1' }, 'GTM-ABC123'],
    ['tracker-ids', { facebookPixel: '12a' }, 'only digits'],
    ['tracker-ids', { linkedinInsight: 'x' }, 'only digits'],
  ])('%s finds what is wrong in %j', async (rule, fields, words) => {
    const name = rule === 'findability' ? 'inSitemap' : Object.keys(fields)[0];
    expect(await foundBy(rule, withSeo(fields))).toEqual([[`seo.${name}`, saying(words)]]);
  });

  it.each([
    ['structured-data', { structuredData: '[{"@context":"https://schema.org","@type":"WebPage"}]' }],
    ['structured-data', { structuredData: '{"@context":"https://schema.org/","@graph":[]}' }],
    [
      'structured-data',
      { structuredData: '{"@context":"https://schema.org","@id":"https://20x.example/#organization","name":"20X"}' },
    ],
    ['findability', { robots: 'noindex, follow', inSitemap: false }],
    ['tracker-ids', { googleAnalytics: 'G-1A', googleTagManager: 'GTM-1A', facebookPixel: '12', linkedinInsight: '3' }],
  ])('%s passes %j', async (rule, fields) => {
    expect(await foundBy(rule, withSeo(fields))).toEqual([]);
  });
});
