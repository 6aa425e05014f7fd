import { effectiveSeo, type SeoContext } from '../seo/effective-seo';
import { runChecks } from './run-checks';
import { altFindings, headingFindings, linkTextFindings, placeholderFindings } from './text-checks';

const context: SeoContext = { path: '/about', origin: 'https://20x.test', title: 'About', siteName: '20X' };
const texts = (findings: readonly { text: string }[]) => findings.map(({ text }) => text);

describe('checks of texts', () => {
  it('find placeholders, but no footnotes and no code', () => {
    const content = { intro: 'Write to [privacy email].', note: 'See [1].', seo: { headHtml: '[data-x]' } };
    expect(placeholderFindings(content)).toEqual([
      { level: 'block', text: '[privacy email] still stands in the text.', path: 'intro' },
    ]);
  });

  it('find headings out of order and links that say nothing', () => {
    const blocks = [{ html: '<h2>A</h2><h4>B</h4><p><a href="/x">click here</a></p>' }];
    expect(texts(headingFindings({ blocks }))).toEqual(['A heading of level 4 follows one of level 2.']);
    expect(linkTextFindings({ blocks })[0]).toMatchObject({ path: 'blocks.0.html' });
  });

  it.each([
    ['', 'An image has no alternative text.'],
    ['board.png', '“board.png” is a file name, not a description.'],
    ['Image', '“Image” describes nothing.'],
    ['The board', 'The alternative text repeats the caption.'],
  ])('find that %j is no alternative text', (alt, text) => {
    const blocks = [{ type: 'figure', image: '/a.png', alt, caption: 'The board' }];
    expect(altFindings({ blocks })).toEqual([{ level: 'warn', text, path: 'blocks.0.alt' }]);
  });

  it('match the alternative texts of the hero by position', () => {
    expect(altFindings({ heroImages: ['/a', '/b'], heroAlt: ['A week on the board'] })).toMatchObject([
      { path: 'heroAlt.1' },
    ]);
  });
});

describe('checks of metadata', () => {
  it('block what breaks, warn of what harms', () => {
    const content = {
      seo: {
        title: 'A title that is so long that no search engine will ever show all of it in its results',
        canonical: 'http://20x.test/',
        language: 'english language',
        googleAnalytics: 'UA-1',
        structuredData: '{oops',
        robots: 'noindex, follow',
        inSitemap: true,
      },
    };
    const findings = runChecks(content, effectiveSeo(content, context));
    expect(findings[0]).toMatchObject({ level: 'block', path: 'seo.structuredData' });
    expect(findings.filter(({ level }) => level === 'warn').map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'seo.title',
        'seo.description',
        'seo.canonical',
        'seo.language',
        'seo.robots',
        'seo.ogImage',
      ]),
    );
  });

  it('say what is good', () => {
    expect(texts(runChecks({}, null))).toContain('Every image is described.');
  });
});

describe('what an empty field inherits', () => {
  it('follows the chain of the site and names the source', () => {
    const seo = effectiveSeo({ seo: { ogTitle: 'Shared' } }, context);
    expect(seo.title).toEqual({ value: 'About', source: 'the page' });
    expect(seo.twitterTitle).toEqual({ value: 'Shared', source: 'Open Graph title' });
    expect(seo.twitterImage).toEqual({ value: 'https://20x.test/og-image.jpg', source: 'the site' });
    expect(seo.canonical.value).toBe('https://20x.test/about');
  });
});
