import { readPage } from './page-reading.ts';

const site = 'https://20x.example';
const head = '<title>Night shifts</title><meta name="description" content="How nights are filled.">';
const document = (main: string, more = head) =>
  `<!doctype html><html><head>${more}</head><body><header><a href="/menu#x">Menu</a></header><main>${main}</main></body></html>`;
const found = (html: string) => readPage(html, '/nights', site).findings.map(({ rule, subject }) => [rule, subject]);
const facts = (html: string) => readPage(html, '/nights', site).facts;

it('knows where the links of a page lead: within the site by path and anchor, without queries, and elsewhere', () => {
  const html = document(
    `<a href="/pricing?from=x#faq">1</a><a href="${site}/about">2</a><a href="#top">3</a><a href="sub">4</a>
     <a href="https://other.example/a?b=c">5</a><a href="mailto:a@b.example">6</a><a href="javascript:x">7</a><a>8</a>`,
  );
  expect(facts(html)).toMatchObject({
    links: ['/pricing#faq', '/about', '/nights#top', '/sub'],
    frameLinks: ['/menu#x'],
    externalLinks: ['https://other.example/a?b=c'],
  });
});

it('knows the anchors of a page, its title and its description', () => {
  expect(facts(document('<h2 id="one">One</h2>'))).toMatchObject({
    ...{ anchors: ['one'], title: 'Night shifts', description: 'How nights are filled.', isListed: true },
  });
});

it.each([
  ['<meta name="robots" content="noindex, follow">', false],
  [`<link rel="canonical" href="${site}/other">`, false],
  [`<link rel="canonical" href="${site}/nights">`, true],
])('knows whether search engines list it: %s', (tag, isListed) => {
  expect(facts(document('', head + tag)).isListed).toBe(isListed);
});

describe('what is wrong with a page by itself', () => {
  it('is nothing when it is in order', () => {
    expect(found(document('<p>Post a shift.</p><img src="/a.png" alt=""><img src="/b.png" alt="A board">'))).toEqual(
      [],
    );
  });

  it('is a missing title or description; a page that is not listed needs no description', () => {
    expect(found(document('', ''))).toEqual([
      ['missing-title', ''],
      ['missing-description', ''],
    ]);
    expect(found(document('', '<title>Thanks</title><meta name="robots" content="noindex">'))).toEqual([]);
  });

  it('is an image without alternative text, each once', () => {
    expect(found(document('<img src="/a.png?w=1"><img src="/a.png?w=2">'))).toEqual([['missing-alt', '/a.png']]);
  });

  it('is an image of another site', () => {
    const image = '<img alt="" src="https://b.example/x.png?w=1">';
    expect(found(document(image + image))).toEqual([['foreign-image', 'https://b.example/x.png?w=1']]);
  });

  it('is structured data that cannot be read or breaks a rule', () => {
    const script = (json: string) => document(`<script type="application/ld+json">${json}</script>`);
    expect(found(script('{oops'))).toEqual([['structured-data', expect.stringContaining('not valid JSON')]]);
    expect(found(script('{"@context":"https://schema.org","@type":"Evnt","name":"Fair"}'))).toEqual([
      ['structured-data', expect.stringContaining('Evnt')],
    ]);
    expect(found(script('{"@context":"https://schema.org","@type":"WebPage","name":"Nights"}'))).toEqual([]);
  });

  it('is a claim without proof or a placeholder, but not in code, in a denial or on a page that gathers others’ words', () => {
    const html = document('<p>We guarantee [number] shifts.</p><code>[Left alone]</code><p>There is no guarantee.</p>');
    expect(found(html)).toEqual([
      ['risky-claim', 'guarantee'],
      ['placeholder', '[number]'],
    ]);
    expect(readPage(html, '/nights', site, false).findings).toEqual([]);
    expect(found(document('<dl><dt>Guaranteed hours</dt><dd>Hours that a contract promises.</dd></dl>'))).toEqual([]);
  });
});
