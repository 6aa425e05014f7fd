import { randomUUID } from 'node:crypto';
import type { SiteData } from '../../support/site-data.ts';
import { expect, test, visit } from '../../support/test.ts';

const starterPosts = 6;
const perPage = 10;

/** Posts older than the starter ones, so that they follow them. */
async function publishOlder(data: SiteData, count: number) {
  const posts = Array.from({ length: count }, (_, place) => ({
    slug: `older-post-${place}`,
    title: `Older post ${place}`,
    excerpt: `What older post ${place} says.`,
    day: `2020-01-${String(28 - place).padStart(2, '0')}`,
  }));
  const rows: Record<string, unknown>[] = [];
  for (const { slug, title, excerpt, day } of posts) {
    const blocks = [{ id: 'text', type: 'richText', html: `<p>${excerpt}</p>` }];
    const content = { title, excerpt, tags: ['Archive'], publishedOn: day, blocks };
    rows.push({
      ...{ document_id: await data.publish('post', slug, content), slug, title, excerpt },
      ...{ category_key: null, tag_keys: ['archive'], cover: null, cover_alt: null, author_ids: [], featured: false },
      ...{ reading_minutes: 1, published_on: day, updated_at: '2026-01-01T00:00:00Z' },
    });
  }
  await data.change('blog_term', (known) => [
    ...known,
    { id: randomUUID(), kind: 'tag', slug: 'archive', name: 'Archive', description: null, aliases: [] },
  ]);
  await data.change('post_listing', (known) => [...known, ...rows]);
  await data.show();
}

test('RT-01 the blog goes on over pages, each with an address, a title and a description of its own', async ({
  page,
  request,
  data,
}) => {
  const older = 11;
  await publishOlder(data, older);
  const titles = page.getByRole('main').getByRole('heading', { name: /^Older post \d+$/ });
  const pager = page.getByRole('navigation', { name: 'Pages' });
  const says = () =>
    page.evaluate(() => ({
      title: document.title,
      description: document.querySelector<HTMLMetaElement>('meta[name="description"]')!.content,
      canonical: new URL(document.querySelector<HTMLLinkElement>('link[rel="canonical"]')!.href).pathname,
      headings: document.querySelectorAll('h1').length,
    }));

  await visit(page, '/blog');
  await expect(titles).toHaveCount(perPage - starterPosts);
  await expect(pager).toContainText('Page 1 of 2');
  await expect(pager.getByRole('link', { name: 'Newer posts' })).toHaveCount(0);
  const first = await says();
  await pager.getByRole('link', { name: 'Older posts' }).click();
  await expect(page).toHaveURL(/\/blog\/page\/2$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Page 2$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(titles).toHaveCount(older + starterPosts - perPage);
  await expect(pager.getByRole('link', { name: 'Older posts' })).toHaveCount(0);

  // The same page as the server renders it.
  const response = await visit(page, '/blog/page/2');
  expect(response.status()).toBe(200);
  await expect(titles).toHaveCount(older + starterPosts - perPage);
  const second = await says();
  expect(second).toMatchObject({ canonical: '/blog/page/2', headings: 1 });
  expect(second.title).not.toBe(first.title);
  expect(second.description).not.toBe(first.description);
  const addresses = await page
    .getByRole('main')
    .locator('a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!))]);
  for (const address of addresses)
    expect([address, (await request.get(address, { maxRedirects: 0 })).status()]).toEqual([address, 200]);
  await pager.getByRole('link', { name: 'Newer posts' }).click();
  await expect(page).toHaveURL(/\/blog$/);

  const one = await request.get('/blog/page/1', { maxRedirects: 0 });
  expect([one.status(), one.headers().location]).toEqual([301, expect.stringMatching(/\/blog$/)]);
  expect((await request.get('/blog/page/3')).status()).toBe(404);
  const tagged = await request.get('/blog/tag/archive/page/2');
  expect(tagged.status()).toBe(200);
  expect(await tagged.text()).toContain(`Older post ${older - 1}`);
});
