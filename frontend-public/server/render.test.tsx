/** @jest-environment node */
import { createHash } from 'node:crypto';
import { apiAnswering, problem, type ApiAnswers } from '@20x/kit/testing';
import { layoutAnswer } from '../src/testing/site-answers';
import { createRenderer, type Renderer } from './render';
import { frontEndBuilds, layoutAnswers, type FrontEndBuilds } from './testing/front-end-builds';

const publicUrl = 'https://20x.example';
const api: ApiAnswers = {
  ...layoutAnswers,
  '/api/home-content': { heroTitle: 'Cover every </script><b>shift</b>\u2028' },
};

let builds: FrontEndBuilds;
let renderer: Renderer;

beforeAll(() => {
  builds = frontEndBuilds();
  renderer = createRenderer({ frontendDir: builds.folder });
});
afterAll(() => builds.remove());

const render = (url: string, answers: ApiAnswers = {}) =>
  renderer.renderPage({ url, publicUrl, fetch: apiAnswering({ ...api, ...answers }) });

const pageData = (html: string) =>
  JSON.parse(/<script id="page-data" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as {
    state?: { api: { queries: Record<string, { data?: unknown }> } };
  };

it('shows the content in the HTML itself and hands its data to the browser', async () => {
  const { status, storable, html } = await render('/');
  expect({ status, storable }).toEqual({ status: 200, storable: true });
  expect(html).toContain('Cover every &lt;/script&gt;&lt;b&gt;shift&lt;/b&gt;');
  expect(html).toContain('Talk to us');
  expect(pageData(html).state?.api.queries['getHomeContent(undefined)']?.data).toEqual(api['/api/home-content']);
});

it('gives the same bytes for the same data', async () => {
  expect((await render('/')).html).toBe((await render('/')).html);
});

it('puts the head together so that one answer tells all: metadata, theme, scripts, styles', async () => {
  const [head = '', body] = (await render('/')).html.split('</head>');
  const order = [
    '<meta charset="utf-8">',
    'http-equiv="Content-Security-Policy"',
    '<title>',
    '<link rel="canonical" href="https://20x.example/"/>',
    "localStorage.getItem('theme')",
    '<script data-core="/static/shell/hanken-grotesk-latin-wght-normal.core.2.woff2">',
    '<style data-href="/static/shell/fonts.1.css">@font-face{font-family:A;unicode-range:U+20-7E}</style>',
    '<template data-href="/static/shell/extended-fonts.1.css" data-used=fonts></template>',
    '<style data-href="/static/shell/main.1.css" data-used>body{content:"shell";}</style>',
    '<style data-href="/static/public/app.1.css" data-used>',
    '<style data-href="/static/public/home.1.css" data-used>',
  ].map((part) => head.indexOf(part));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(body).not.toMatch(/<title>|<meta |<link /);
  // The scripts come after the first view is painted: in their order, each once.
  const scripts = ['shell/main', 'public/remoteEntry', 'public/app', 'public/home'];
  expect(body).toContain(`<script data-load="${scripts.map((name) => `/static/${name}.1.js`).join(' ')}">`);
});

it('names the revision of every document that it shows, for editors who wait for a publication', async () => {
  const { html } = await render('/', { '/api/home-content': { revision: 'd1:14' } });
  expect(html).toContain('</head><body data-revisions="d1:14"><div id="root">');
  expect((await render('/', { '/api/home-content': {} })).html).toContain('</head><body><div id="root">');
});

it('allows exactly the inline scripts it carries', async () => {
  const { html } = await render('/');
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const inline = [...html.matchAll(/<script(?: data-(?:core|load)="[^"]*")?>(.*?)<\/script>/g)].map(
    ([, script = '']) => script,
  );
  const hashes = inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' ${hashes.join(' ')}`);
});

it('shows phones how the site looks among their apps, with the icon of its owner', async () => {
  const links = async (answers = {}) => {
    const { html } = await render('/', answers);
    return html
      .match(/<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g)
      ?.map((link) => /href="([^"]*)"/.exec(link)?.[1]);
  };
  expect(await links()).toEqual(['/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest']);
  const own = layoutAnswer({ settings: { faviconUrl: '/own.png' } });
  expect(await links(own)).toEqual(['/own.png', '/site-icons/180.png', '/site.webmanifest']);
  const logo = layoutAnswer({ settings: { siteLogoUrl: '/logo.svg' } });
  expect(await links(logo)).toEqual(['/site-icons/180.png', '/favicon.svg', '/site.webmanifest']);
});

it.each([
  ...['/', '/Pricing', '/website/blog', '/blog/tag/a/page/2', '/blog/author/ana', '/terms/versions/3'].map((path) => [
    path,
    true,
  ]),
  ...['/blog/2019/05/a', '/old/page.html', '/a/b', '/blog/tag/a/b', '/-/-'].map((path) => [path, false]),
])('knows without a rendering whether a page can have the path %s: %p', (path, can) => {
  expect(renderer.hasRoute(String(path))).toBe(can);
});

it('AUT-01 titles the bare documents before their scripts run', () => {
  const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1];
  expect(titleOf(renderer.renderShell({ publicUrl, isLogin: true }))).toBe('Login - 20X Admin');
  expect(titleOf(renderer.renderShell({ publicUrl }))).toBe('20X Admin');
});

it('counts its views with a script of at most 1 KB and without JavaScript, unless that is switched off', async () => {
  const { html } = await render('/');
  const beacon = /<script>([^<]*sendBeacon[^<]*)<\/script>/.exec(html)?.[1] ?? '';
  expect(beacon.length).toBeGreaterThan(0);
  expect(beacon.length).toBeLessThanOrEqual(1024);
  expect(html).toContain('<noscript><img src="/api/visits/image" alt="" hidden></noscript>');
  const off = await render('/', layoutAnswer({ settings: { visitCounting: 'off' } }));
  expect(off.html).not.toContain('/api/visits');
  const notice = { title: 'Draft', status: 'draft', expiresAt: '2030-01-01T00:00:00.000Z' };
  const preview = await renderer.renderPage({ url: '/', publicUrl, fetch: apiAnswering(api), preview: notice });
  expect(preview.html).not.toContain('/api/visits');
  expect(renderer.renderShell({ publicUrl })).not.toContain('/api/visits');
});

it('shows the codes of search engines on the home page alone', async () => {
  const codes = layoutAnswer({ settings: { googleVerification: 'g-"code', bingVerification: '1234ABCD' } });
  const { html } = await render('/', codes);
  expect(html).toContain('<meta name="google-site-verification" content="g-&quot;code">');
  expect(html).toContain('<meta name="msvalidate.01" content="1234ABCD">');
  expect((await render('/nowhere/at/all', codes)).html).not.toContain('google-site-verification');
  expect((await render('/')).html).not.toMatch(/google-site-verification|msvalidate/);
});

it('RT-02 answers 404 with the not-found page, never kept', async () => {
  const { status, storable, html } = await render('/nowhere/at/all');
  expect({ status, storable }).toEqual({ status: 404, storable: false });
  expect(html).toContain('/static/public/not-found.1.js');
  expect(html).toContain('<meta name="description" content="There is no page at this address.');
});

it('tells search engines of no list where there is none', async () => {
  const nothing = { data: [], total: 0, page: 9, limit: 12 };
  const { status, html } = await render('/blog/page/9', { '/api/posts': nothing, '/api/terms': [] });
  expect(status).toBe(404);
  expect(html).not.toMatch(/CollectionPage|BreadcrumbList/);
});

it('renders the search for its query, with the results in the HTML, and never stores it', async () => {
  const results = {
    data: [{ type: 'post', path: '/blog/a', title: [{ text: 'A <b>', isHit: true }], snippet: [] }],
    isExact: true,
    isCut: false,
    next: null,
  };
  const { status, storable, html } = await render('/website/search?q=overtime', { '/api/search': results });
  expect({ status, storable }).toEqual({ status: 200, storable: false });
  expect(html).toContain('<mark>A &lt;b&gt;</mark>');
  expect(html).toMatch(/<form role="search"[^>]* action="\/website\/search"/);
  expect(html).toContain('value="overtime"');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect((await render('/search')).storable).toBe(false);
});

it('RT-04 renders under /website with its links, canonical without the prefix', async () => {
  const { status, html } = await render('/website');
  expect(status).toBe(200);
  expect(html).toContain('href="/website/contact"');
  expect(html).toContain('<link rel="canonical" href="https://20x.example/"/>');
});

it('ignores the query: a page is kept by its path alone', async () => {
  expect((await render('/?utm_source=x')).html).toBe((await render('/')).html);
});

it.each(['/api/home-content', '/api/layout'])(
  'THR-223 shows the defaults when %s fails, but never keeps them',
  async (path) => {
    const { status, storable, html } = await render('/', { [path]: problem(503, 'unavailable') });
    expect({ status, storable }).toEqual({ status: 200, storable: false });
    expect(html).toContain('<h1');
  },
);

it('keeps a page of which a part was refused: the next answer would be the same', async () => {
  const { status, storable } = await render('/', { '/api/layout': problem(400, 'invalid_input') });
  expect({ status, storable }).toEqual({ status: 200, storable: true });
});

it('renders the defaults of content that was never published, and keeps them', async () => {
  const { status, storable } = await render('/', { '/api/home-content': {} });
  expect({ status, storable }).toEqual({ status: 200, storable: true });
});

it('SEO-03 reports structured data that cannot be read', async () => {
  const { html, warnings } = await render('/', { '/api/home-content': { seo: { structuredData: '{' } } });
  expect(warnings).toEqual([expect.stringMatching(/^Invalid structured data/)]);
  expect(html).toContain('"@type":"Organization"');
});

it('writes the bare document for what the browser renders alone', () => {
  const html = renderer.renderShell({ publicUrl });
  expect(html).toContain('<div id="root"></div>');
  expect(html).toContain('<script data-load="/static/shell/main.1.js /static/admin/remoteEntry.1.js');
  expect(html).toContain('content="noindex"');
  expect(pageData(html).state).toBeUndefined();
});

it('names a build by its assets', () => {
  const { buildId } = renderer;
  expect(createRenderer({ frontendDir: builds.folder }).buildId).toBe(buildId);
  builds.write('admin', {
    entrypoints: { mf_admin: { js: ['remoteEntry.2.js'], css: [] } },
    chunks: {},
    fonts: [],
  });
  expect(createRenderer({ frontendDir: builds.folder }).buildId).not.toBe(buildId);
});
