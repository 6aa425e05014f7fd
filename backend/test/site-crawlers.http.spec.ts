import { jest } from '@jest/globals';
import { brotliDecompressSync } from 'node:zlib';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { authorType } from '../src/blog/authors/author-type.ts';
import { brandSlug, brandType } from '../src/brand/brand-type.ts';
import { postType } from '../src/blog/post-type.ts';
import type { ContentUnpublished } from '../src/content/history/content-events.ts';
import { ContentPublisher } from '../src/content/publishing/content-publisher.ts';
import { ContentWriter } from '../src/content/drafts/content-writer.ts';
import { LiveImages1763694261000 } from '../src/core/database/migrations/1763694261000-live-images.ts';
import { LiveHeads1763694140000 } from '../src/core/database/migrations/1763694140000-live-heads.ts';
import { UnitOfWork } from '../src/core/database/unit-of-work.ts';
import { MediaAddresses } from '../src/media/public/media-addresses.ts';
import type { PageContent } from '../src/pages/page-content.dto.ts';
import { pageType } from '../src/pages/page-type.ts';
import { snippetType } from '../src/snippets/snippet-type.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { rawRequest } from './support/raw-request.ts';
import { createTestSite } from './support/site.ts';
import { givenContent, opened } from './support/given-content.ts';

const site = forAllTests(() => createTestSite({ variables: { PUBLIC_URL: 'https://20x.example' } }));

async function given(slug: string, seo: PageContent['seo'], { live = true } = {}) {
  const writer = site.app.get(ContentWriter);
  await site.app.get(UnitOfWork).run(async (tx) => {
    await writer.create(tx, pageType, { slug, content: { title: slug, seo }, by: null });
    if (live) await site.app.get(ContentPublisher).publish(tx, await opened(tx, pageType, slug), { by: null });
  });
}

const get = (target: string, headers: Record<string, string> = {}) => rawRequest(site, 'GET', target, headers);
const listed = async () =>
  [...(await get('/sitemap-1.xml')).body.toString().matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

const lastModified = async (): Promise<Record<string, string>> => {
  const xml = (await get('/sitemap-1.xml')).body.toString();
  const urls = xml.matchAll(/<loc>https:\/\/20x\.example([^<]*)<\/loc><lastmod>([^<]*)/g);
  return Object.fromEntries([...urls].map(([, path = '', date = '']) => [path, date]));
};

describe('the sitemap', () => {
  it('lists what is published, from the very next request on, and nothing else', async () => {
    expect(await listed()).toEqual(['/', '/blog', '/features'].map((address) => `https://20x.example${address}`));
    await given('hospital-partners', { description: 'Who we work with.' });
    await given('unfinished', {}, { live: false });
    await given('unlisted', { inSitemap: false });
    await given('secret-offer', { robots: 'noindex' });
    await given('copy', { canonical: '/hospital-partners' });
    expect(await listed()).toEqual(
      ['/', '/blog', '/features', '/hospital-partners'].map((address) => `https://20x.example${address}`),
    );
  });

  it('lists the same after the upgrade of a database in which pages are live', async () => {
    const before = await listed();
    const runner = site.app.get(DataSource).createQueryRunner();
    await new LiveHeads1763694140000().down(runner);
    await new LiveHeads1763694140000().up(runner);
    await runner.release();
    await site.publish('After the upgrade');
    expect(await listed()).toEqual(before);
  });

  it('lists authors, categories and tags with three posts or more', async () => {
    const before = await listed();
    const seo = { robots: 'index, follow', inSitemap: true };
    for (const name of ['ana', 'ben']) await givenContent(site, authorType, name, { name, seo });
    for (const [slug, authors] of Object.entries({ one: ['ana', 'ben'], two: ['ana', 'ben'], three: ['ana'] })) {
      const tags = authors.map((name) => `Tag of ${name}`);
      const content = { title: slug, excerpt: 'E', publishedOn: '2026-01-01', category: 'Pay', authors, tags };
      await givenContent(site, postType, slug, content);
    }
    const added = ['author/ana', 'one', 'three', 'two', 'category/pay', 'tag/tag-of-ana'];
    expect((await listed()).filter((address) => !before.includes(address)).toSorted()).toEqual(
      added.map((path) => `https://20x.example/blog/${path}`).toSorted(),
    );
  });

  it('lists the further pages of long lists', async () => {
    const before = await listed();
    await givenContent(site, authorType, 'cay', { name: 'Cay' });
    const slugs = Array.from({ length: 11 }, (_, index) => `long-${index}`);
    for (const slug of slugs) {
      const about = { category: 'Long', tags: ['Longest', slug === 'long-0' ? 'Once' : 'Often'], authors: ['cay'] };
      await givenContent(site, postType, slug, { title: slug, excerpt: 'E', publishedOn: '2026-01-01', ...about });
    }
    const lists = ['category/long', 'tag/longest', 'author/cay'];
    const added = [...slugs, ...lists, ...lists.map((list) => `${list}/page/2`), 'tag/often', 'page/2'];
    expect((await listed()).filter((address) => !before.includes(address)).toSorted()).toEqual(
      added.map((path) => `https://20x.example/blog/${path}`).toSorted(),
    );
  });

  it('is XML that says when each page changed, compressed and asked for again each time', async () => {
    const answer = await get('/sitemap-1.xml', { 'accept-encoding': 'br' });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
    });
    expect(brotliDecompressSync(answer.body).toString()).toMatch(
      /<loc>https:\/\/20x\.example\/hospital-partners<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/,
    );
    const again = await get('/sitemap-1.xml', {
      'accept-encoding': 'br',
      'if-none-match': String(answer.headers.etag),
    });
    expect(again.status).toBe(304);
  });
});

describe('the index at sitemap.xml', () => {
  it('names the files with the pages, and no other is there', async () => {
    const { headers, body } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body.toString()).toMatch(/<sitemap><loc>https:\/\/20x\.example\/sitemap-1\.xml<\/loc><lastmod>/);
    for (const number of ['0', '2', '01', 'x', '1e0']) expect((await get(`/sitemap-${number}.xml`)).status).toBe(404);
  });

  it('makes a file anew that could not be made', async () => {
    const media = site.app.get(MediaAddresses);
    const resolve = media.resolve.bind(media);
    const failing = jest.spyOn(media, 'resolve').mockImplementation(async (text) => {
      if (text.startsWith('<?xml')) throw new Error('The database is away.');
      return resolve(text);
    });
    await site.publish('Another generation');
    expect((await get('/sitemap-1.xml')).status).toBe(503);
    failing.mockRestore();
    expect((await get('/sitemap-1.xml')).status).toBe(200);
  });

  it('dates a post that nobody has changed since by the day on which it was written, the home page by its newest post', async () => {
    const post = { title: 'T', excerpt: 'E', publishedOn: '2025-02-03' };
    await givenContent(site, postType, 'starter', post);
    await givenContent(site, postType, 'checked', { ...post, lastReviewedOn: '2025-04-05' });
    const dates = await lastModified();
    expect(dates['/blog/starter']).toBe('2025-02-03T00:00:00.000Z');
    expect(dates['/blog/checked']).toBe('2025-04-05T00:00:00.000Z');
    expect(dates['/']! > '2025-04-05').toBe(true);
  });

  it('moves the date of what was published, and of the lists that show it, and no other', async () => {
    const editor = await DocumentEditor.signedIn(site);
    const given = async (type: string, more: object = {}) => {
      const id = crypto.randomUUID();
      const content = { title: 'First', ...more };
      expectOk(await editor.send('post', `content/${type}`, { id, slug: 'dated', content }));
      const { version } = await editor.did('publish', id);
      return async () => {
        const before = await lastModified();
        const second = { version, content: { ...content, title: 'Second' } };
        expectOk(await editor.send('put', `content/${type}/${id}/draft`, second));
        await editor.did('publish', id);
        const after = await lastModified();
        return Object.keys(after).filter((path) => after[path] !== before[path]);
      };
    };
    const changePage = await given('page');
    const changeFeature = await given('feature', { summary: 'All shifts.', group: 'fill' });
    const changePost = await given('post', { excerpt: 'E', publishedOn: '2026-02-03' });
    expect(await changePage()).toEqual(['/dated']);
    expect(await changeFeature()).toEqual(['/features', '/features/dated']);
    expect(await changePost()).toEqual(['/', '/blog', '/blog/dated', '/blog/page/2']);
  });

  it('dates a page by the snippet that it shows', async () => {
    const block = { id: 'a', type: 'richText' as const, html: '<p>Old</p>' };
    await givenContent(site, snippetType, 'shared', { title: 'Shared', blocks: [block] });
    const [snippet] = await site.app
      .get(DataSource)
      .query<{ id: string }[]>(`select id from content_document where slug = 'shared'`);
    const blocks = [{ id: 'b', type: 'snippet' as const, snippet: snippet!.id }];
    await givenContent(site, pageType, 'showing', { title: 'Showing', blocks });
    const before = (await lastModified())['/showing']!;
    await givenContent(site, snippetType, 'shared', { title: 'Shared', blocks: [{ ...block, html: '<p>New</p>' }] });
    const after = await lastModified();
    expect(after['/showing']! > before).toBe(true);
    expect(after).not.toHaveProperty('/snippets/shared');
  });

  it('lists the images that visitors see, also after the upgrade of a database in which pages are live', async () => {
    const image = (id: string, src: string, more = {}) => ({
      id,
      type: 'figure' as const,
      image: src,
      alt: 'A nurse',
      ...more,
    });
    const hidden = image('b', '/images/hidden.webp', { published: false });
    await givenContent(site, pageType, 'pictured', { title: 'P', blocks: [image('a', '/images/a.webp'), hidden] });
    await givenContent(site, pageType, 'upgraded', { title: 'U', blocks: [image('a', '/images/b.webp')] });
    const found = async () => (await get('/sitemap-1.xml')).body.toString().match(/images\/[^<]*/g);
    expect(await found()).toEqual(['images/a.webp', 'images/b.webp']);
    const runner = site.app.get(DataSource).createQueryRunner();
    await new LiveImages1763694261000().down(runner);
    await new LiveImages1763694261000().up(runner);
    await runner.release();
    await site.publish('Images after the upgrade');
    expect(await found()).toEqual(['images/b.webp']);
  });
});

it('robots.txt names the sitemap and closes the admin', async () => {
  const { status, headers, body } = await get('/robots.txt');
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/plain; charset=utf-8' });
  expect(body.toString()).toContain('Disallow: /admin/');
  expect(body.toString()).toContain('Sitemap: https://20x.example/sitemap.xml');
});

it('robots.txt is what the settings say, from the very next request on, and refuses what crawlers cannot read', async () => {
  await site.saveSetting('robotsTxt', 'User-agent: *\nDisallow: /internal');
  const own = 'User-agent: *\nDisallow: /internal\n\nSitemap: https://20x.example/sitemap.xml\n';
  expect((await get('/robots.txt')).body.toString()).toBe(own);
  await expect(site.saveSetting('robotsTxt', 'Disallow: /a')).rejects.toThrow(
    'Line 1: put a User-agent line before it.',
  );
  expect((await get('/robots.txt')).body.toString()).toBe(own);
  await site.saveSetting('robotsTxt', '');
  expect((await get('/robots.txt')).body.toString()).toContain('Disallow: /admin/');
});

it('llms.txt lists what search engines may list, or is what the settings say', async () => {
  const llms = async () => (await get('/llms.txt')).body.toString();
  expect((await get('/llms.txt')).headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(await llms()).toContain('- [hospital-partners](https://20x.example/hospital-partners): Who we work with.');
  expect(await llms()).not.toContain('secret-offer');
  await site.saveSetting('llmsTxt', '# Ours');
  expect(await llms()).toBe('# Ours\n');
});

it('site.webmanifest has the name and the icon of the brand, from the very next request on', async () => {
  const manifest = async () => JSON.parse((await get('/site.webmanifest')).body.toString()) as object;
  expect((await get('/site.webmanifest')).headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const starter = { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' };
  expect(await manifest()).toMatchObject({ name: '20X', start_url: '/', icons: expect.arrayContaining([starter]) });
  await givenContent(site, brandType, brandSlug, { siteName: 'Acme', favicon: '/acme.svg' });
  const icons = [{ src: '/site-icons/192.png' }, { src: '/site-icons/512.png' }];
  expect(await manifest()).toMatchObject({ name: 'Acme', short_name: 'Acme', icons });
});

it.each([
  ['/privacy-policy', '/privacy'],
  ['/terms-and-conditions', '/terms'],
  ['/website/privacy-policy?a=b', '/website/privacy?a=b'],
  ['/terms-and-conditions/', '/terms'],
])('RT-01 the alias %s leads to %s in one step', async (alias, location) => {
  const answer = await get(alias);
  expect([answer.status, answer.headers.location]).toEqual([301, location]);
});

describe('THR-44 a page that is unpublished', () => {
  const last = (name: string) => path.join(site.siteDir, 'last/pages', `${name}.html`);
  const unpublish = (address: string) =>
    site.app.get(UnitOfWork).run(async (tx) => {
      const [type, documentId, by] = ['page', crypto.randomUUID(), null];
      tx.emit<ContentUnpublished>({ name: 'content.unpublished', type, documentId, path: address, by });
    });

  it('is not kept for outages either, with or without the prefix, once the request is answered', async () => {
    for (const name of ['blog/tag/gone', 'blog/tag/stays']) await site.html(`/${name}`);
    await site.settled();
    expect([existsSync(last('blog/tag/gone')), existsSync(last('blog/tag/stays'))]).toEqual([true, true]);
    await unpublish('/blog/tag/gone');
    expect([existsSync(last('blog/tag/gone')), existsSync(last('blog/tag/stays'))]).toEqual([false, true]);
  });

  it('does not come back through a rendering that began before', async () => {
    const rendering = site.html('/blog/tag/late');
    await unpublish('/blog/tag/late');
    await rendering;
    await site.settled();
    const generation = path.join(site.siteDir, 'current/pages/blog/tag/late.html');
    // A page rendered after it was unpublished may be kept; one made before may not.
    expect(existsSync(last('blog/tag/late'))).toBe(existsSync(generation));
  });
});
