import { foundBy, richText, saying } from '../../../../test/support/found-issues.ts';

describe('the text', () => {
  it('holds no placeholder; footnotes, code and raw HTML hold none', async () => {
    const content = {
      excerpt: 'Write to [privacy email].',
      ...richText('<p>See [1], [sic] and [Guide](/guide). Lorem ipsum.</p><pre><code>[data-x]</code></pre>'),
      seo: { headHtml: '[data-y]', title: 'About [Company]' },
    };
    expect(await foundBy('placeholders', content)).toEqual([
      ['excerpt', saying('[privacy email]')],
      ['blocks.0.html', saying('Lorem ipsum')],
      ['seo.title', saying('[Company]')],
    ]);
  });

  it.each([
    'We guarantee every shift.',
    '100% of shifts filled',
    'The #1 scheduler',
    'HIPAA certified',
    'HIPAA Compliant',
    'SOC 2 Certified',
    'Risk-free trial',
    'Zero downtime',
    'Military-grade encryption',
    'Industry-leading speed',
  ])('makes no risky claim: %s', async (excerpt) => {
    expect(await foundBy('risky-claims', { excerpt })).toEqual([['excerpt', expect.stringMatching(/^“.+”: .+/)]]);
  });

  it.each([
    'We do not guarantee it.',
    'Nobody is HIPAA certified.',
    'There is no guarantee.',
    'Guaranteed hours are paid in any case.',
    'From 2100% to 3',
    'Issue #12',
  ])('may say: %s', async (excerpt) => {
    expect(await foundBy('risky-claims', { excerpt })).toEqual([]);
  });

  it('can be read by people in a hurry', async () => {
    const easy =
      '<p>A nurse calls in sick. You post the shift. Three nurses see it at once. One says yes. You are done.</p>';
    expect(await foundBy('reading-grade', richText(easy.repeat(10)))).toEqual([]);
    const hard =
      '<p>Notwithstanding organizational heterogeneity, interdisciplinary administrative coordination necessitates ' +
      'comprehensive documentation of credentialing responsibilities, particularly whenever jurisdictional requirements ' +
      'concerning professional licensure demonstrate considerable incompatibility across participating institutions.</p>';
    expect(await foundBy('reading-grade', richText(easy + hard.repeat(6)))).toEqual([
      [
        'blocks.0.html',
        expect.stringMatching(/school grade \d+\.\d\. Use shorter sentences and words to reach 9.*“Notwithstanding/),
      ],
    ]);
    expect(await foundBy('reading-grade', richText(hard))).toEqual([]);
  });
});
