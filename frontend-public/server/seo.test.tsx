/** @jest-environment node */
import { createHash } from 'node:crypto';
import type { PageSeo, SiteLayout } from '@20x/kit';
import { apiAnswering, type ApiAnswers } from '@20x/kit/testing';
import { entitiesIn } from '@20x/shared/structured-data/graph';
import { createRenderer, type Renderer } from './render';
import { layoutAnswer } from '../src/testing/site-answers';
import { filledMeta, filledSeo } from './testing/filled-seo';
import { frontEndBuilds, layoutAnswers, type FrontEndBuilds } from './testing/front-end-builds';

const publicUrl = 'https://20x.example';
const updatedAt = '2026-03-01T00:00:00.000Z';

/** Every address whose page has an owner, with the answer that carries the owner's fields. */
const owned: Readonly<Record<string, (seo: PageSeo) => ApiAnswers>> = {
  '/': (seo) => ({ '/api/home-content': { seo } }),
  '/pricing': (seo) => ({ '/api/pages/pricing': { slug: 'pricing', title: 'Pricing', blocks: [], seo, updatedAt } }),
  '/blog/first': (seo) => ({ '/api/posts/first': { ...post, seo } }),
  '/features/board': (seo) => ({ '/api/features/board': { ...feature, seo } }),
};
const post = {
  slug: 'first',
  title: 'First post',
  excerpt: 'What it says.',
  category: null,
  tags: [],
  terms: [],
  cover: null,
  coverAlt: null,
  authors: ['20X Editorial'],
  bylines: [],
  featured: false,
  reviewedBy: null,
  newer: null,
  older: null,
  lede: 'What it says.',
  publishedOn: '2026-02-01',
  lastReviewedOn: null,
  readingMinutes: 3,
  updatedAt,
  blocks: [],
  related: [],
};
const feature = {
  slug: 'board',
  title: 'The board',
  menuLabel: 'Board',
  group: 'fill',
  summary: 'All shifts at a glance.',
  icon: null,
  inMenu: true,
  updatedAt,
  blocks: [],
  related: [],
};
const posts = { data: [], total: 0, page: 1, limit: 12 };
const features = { data: [], total: 0, page: 1, limit: 100 };
const unowned: ApiAnswers = { '/api/home-content': {}, '/api/posts': posts, '/api/features': features };

let builds: FrontEndBuilds;
let renderer: Renderer;
beforeAll(() => {
  builds = frontEndBuilds();
  renderer = createRenderer({ frontendDir: builds.folder });
});
afterAll(() => builds.remove());

async function render(url: string, seo: PageSeo = {}) {
  const answers = { ...layoutAnswers, ...unowned, ...owned[url]?.(seo) };
  const page = await renderer.renderPage({ url, publicUrl, fetch: apiAnswering(answers) });
  expect(page.status).toBe(200);
  const [head = '', body = ''] = page.html.split('</head>');
  const attributes = [...head.matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)];
  return {
    ...page,
    head,
    body,
    meta: Object.fromEntries(attributes.map(([, name = '', content]) => [name, content])),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1],
    policy: /Content-Security-Policy" content="([^"]*)"/.exec(head)?.[1] ?? '',
    records: entitiesIn(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(page.html)?.[1] ?? ''),
  };
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const paths = Object.keys(owned);
const organisation = expect.objectContaining({ '@type': 'Organization', name: '20X' }) as object;

it.each([...paths, '/blog', '/features'])('SEO-01 %s fills every field by default', async (path) => {
  const { head, meta, canonical, records } = await render(path);
  const title = /<title>([^<]+)<\/title>/.exec(head)?.[1];
  expect(head).toMatch(/<html lang="en"/);
  expect(title).toMatch(/\S{3}/);
  expect(canonical).toBe(publicUrl + path);
  expect(records).toContainEqual(organisation);
  expect(meta).toMatchObject({
    author: '20X',
    robots: 'index, follow',
    keywords:
      'nurse scheduling software, healthcare staffing, nursing roster, healthcare management, staffing agency software',
    'og:title': title,
    'og:image': expect.stringMatching(/^https:\/\/20x\.example\/./) as string,
    'og:url': publicUrl + path,
    'og:site_name': '20X',
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'linkedin:title': title,
  });
  for (const social of ['og:description', 'twitter:description', 'linkedin:description'])
    expect(meta[social]).toBe(meta.description);
  expect(meta['twitter:image']).toBe(meta['og:image']);
});

it.each(paths)('SEO-01 SEO-02 %s shows every field that its owner filled', async (path) => {
  const { head, meta, canonical, records, warnings } = await render(path, {
    ...filledSeo,
    description: 'Own "description"',
  });
  expect(warnings).toEqual([]);
  expect(head).toContain('<html lang="en-CA"');
  expect(head).toContain('<meta charset="utf-8">');
  expect(head).toContain('<title>Own title</title>');
  expect(canonical).toBe('https://20x.example/own');
  expect(meta).toMatchObject({ ...filledMeta(publicUrl), description: 'Own &quot;description&quot;' });
  expect(records).toContainEqual(expect.objectContaining({ '@type': 'Product', name: '<20X>' }));
  expect(records).toContainEqual(organisation);
});

const trackerHosts = ['https://www.googletagmanager.com', 'https://connect.facebook.net', 'https://snap.licdn.com'];
const scripts: SiteLayout['scripts'] = (['googleTagManager', 'facebookPixel'] as const).map((kind) => ({
  ...{ kind, account: '1', purpose: 'Ads.', category: 'marketing' as const },
  paths: kind === 'facebookPixel' ? ['/pricing'] : [],
}));
const renderAsking = async (url: string, options: { isPlain?: boolean } = {}) => {
  const answers = { ...layoutAnswer({ scripts }), ...unowned, ...owned['/pricing']?.({}) };
  return renderer.renderPage({ url, publicUrl, fetch: apiAnswering(answers), ...options });
};
const policyIn = (html: string) => /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';

it('lets exactly the scripts of the page through its policy, and loads none of them', async () => {
  const [pricing, blog] = await Promise.all(['/pricing', '/blog'].map((url) => renderAsking(url)));
  for (const { html } of [pricing!, blog!]) {
    expect(html).toContain('Cookie choices');
    for (const host of trackerHosts) expect(html.replace(policyIn(html), '')).not.toContain(host);
  }
  const hostsIn = (html: string) => trackerHosts.filter((host) => policyIn(html).includes(` ${host}`));
  expect(hostsIn(pricing!.html)).toEqual(trackerHosts.slice(0, 2));
  expect(hostsIn(blog!.html)).toEqual(trackerHosts.slice(0, 1));
});

it('asks nothing where nothing is configured, or where the owner’s additions are left out', async () => {
  const [{ html: unasked }, { html: plain }] = await Promise.all([
    render('/'),
    renderAsking('/pricing', { isPlain: true }),
  ]);
  expect(unasked).not.toContain('onsent');
  for (const host of trackerHosts) expect(policyIn(plain)).not.toContain(host);
});

it.each([...paths, '/blog', '/features'])('SEO-02 %s loads no tracker that nobody named', async (path) => {
  const { html } = await render(path, { googleAnalytics: '', facebookPixel: null });
  for (const host of trackerHosts) expect(html).not.toContain(host);
});

it('SEO-02 the admin’s document loads no tracker', () => {
  const html = renderer.renderShell({ publicUrl });
  for (const host of trackerHosts) expect(html).not.toContain(host);
});

it.each(paths)('SEO-03 %s says who we are when its structured data cannot be read, and warns', async (path) => {
  const { records, warnings } = await render(path, { structuredData: '{"@type":' });
  expect(records).toContainEqual(organisation);
  expect(warnings).toEqual([expect.stringMatching(/^Invalid structured data/)]);
});

it.each(paths)('SEO-04 %s carries the owner’s HTML in head and body, its scripts by their hash', async (path) => {
  const { head, body, policy } = await render(path, {
    headHtml: '<meta name="verification" content="abc"><script>let own = 1 < 2;</script>',
    bodyHtml: '<script>let late = 2;</script><script src="https://chat.example/w.js"></script>',
  });
  expect(head).toContain('<meta name="verification" content="abc"><script>let own = 1 < 2;</script>');
  expect(body).not.toContain('<script>let late');
  expect(body).toContain(
    JSON.stringify(`<script>let late = 2;</script><script src="https://chat.example/w.js"></script>`).replaceAll(
      '<',
      '\\u003c',
    ),
  );
  for (const source of [hashOf('let own = 1 < 2;'), hashOf('let late = 2;'), 'https://chat.example'])
    expect(policy).toContain(source);
});
