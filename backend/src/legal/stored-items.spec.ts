import { processorTime } from '../../test/support/processor-time.ts';
import { storedItems } from './stored-items.ts';

const own = { sessionCookie: 'session', sessionHours: 12, isCounting: true };
/** What pages with this HTML add to what every site has. */
const addedBy = (ownHtml: string) =>
  storedItems([{ path: '/', seo: {}, ownHtml } as never], own)
    .slice(storedItems([], own).length)
    .filter(({ name }) => name !== 'consent')
    .map(({ name, kind }) => [name, kind]);

it('tells of visit counts while visits are counted', () => {
  const named = (isCounting: boolean) => storedItems([], { ...own, isCounting }).map(({ name }) => name);
  expect(named(true)).toContain('Visit counts');
  expect(named(false)).not.toContain('Visit counts');
});

describe('what visitors are asked about', () => {
  const script = {
    kind: 'googleAnalytics',
    account: 'G-1',
    purpose: 'Counts.',
    category: 'statistics',
    paths: [],
  } as const;
  const named = (...args: Parameters<typeof storedItems>) =>
    storedItems(...args)
      .slice(storedItems([], own).length)
      .map(({ name, purpose }) => [name, purpose]);

  it('is listed with its purpose and pages, beside the answer that the browser keeps', () => {
    expect(named([], own, [{ ...script, paths: ['/pricing'] }])).toEqual([
      ['consent', expect.stringContaining('Global Privacy Control counts as a no.')],
      ['G-1, _ga', 'Counts. Only after you accept. Only on /pricing.'],
    ]);
  });

  it('is named although nothing is known of what it stores', () => {
    const html = { kind: 'html', account: 'Acme', html: '<div data-acme></div>', paths: [] } as const;
    const hosts = ['*.acme.example', 'b.example'];
    expect(named([], own, [{ ...html, purpose: 'Asks.', category: 'marketing', hosts }])).toContainEqual([
      'Acme',
      'Asks. Only after you accept. On every page without a form. Also loads from *.acme.example, b.example.',
    ]);
  });

  it('comes from single pages, too', () => {
    const page = { path: '/', seo: { facebookPixel: '12' }, ownHtml: '<script src="https://a.example/x"></script>' };
    expect(named([page as never], own).map(([name]) => name)).toEqual(['consent', 'Meta pixel 12, _fbp', 'a.example']);
  });

  it('is no part of a site that asks nothing', () => {
    expect(named([{ path: '/', seo: {}, ownHtml: '<script>let a = 1</script>' } as never], own)).toEqual([
      ['Script in the page', expect.anything()],
    ]);
  });
});

describe('what an owner’s HTML brings along', () => {
  it.each([
    ['<script async SRC="//CDN.example/a.js"></script>', [['cdn.example', 'Script from another site']]],
    ["<iframe src='https://video.example/1' title=V></iframe>", [['video.example', 'Frame from another site']]],
    ['<script\n src = https://a.example>', [['a.example', 'Script from another site']]],
    ['<script>let a = 1</script>', [['Script in the page', 'Script, ours']]],
    ['<script src="/own.js"></script><script type="application/ld+json">{}</script><scripted>', []],
    ['<img src="https://pixel.example/p.gif">', [['pixel.example', 'Content from another site']]],
    [
      '<link rel="stylesheet" href="//fonts.example/a.css"><link rel="canonical" href="https://b.example/">',
      [['fonts.example', 'Content from another site']],
    ],
    ['<script src="//a.example/x" <script>', [['a.example', 'Script from another site']]],
  ])('is read from %j', (html, items) => {
    expect(addedBy(html)).toEqual(items);
  });

  it.each(['<script ', '<script src', '<iframe\n', '<script>', ' src = ', '<script src="//', '<'])(
    'is read in linear time from 100 KB of %j',
    async (part) => {
      const html = `<script ${part.repeat(Math.ceil(100_000 / part.length))}`;
      expect(await processorTime(() => addedBy(html))).toBeLessThan(100);
    },
  );
});
