import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { hostileHtml } from '../../../backend/test/support/hostile-html.ts';
import { FilledContent } from '../../support/filled-content.ts';
import { paste } from '../../support/paste.ts';
import type { SiteData } from '../../support/site-data.ts';
import { expect, saveNow, test, visit } from '../../support/test.ts';

// The browser itself reports missing pictures, and those that the policy refuses.
test.use({ tolerated: /^error: (Failed to load resource|Loading the image 'javascript:)/ });

const values = {
  null: null,
  empty: '',
  'ten thousand characters': 'W'.repeat(10_000),
  markup: `<script>alert(1)</script><img src="/no" onerror="alert(1)">"'></style></title>{{7*7}}\${1}`,
  'a script address': 'javascript:alert(1)',
  'emoji and right-to-left': '👩🏽‍⚕️🏥 مرحبا بالعالم \u202Eשלום\u202C 𝒳 Z͑ͫ̓ͪ̂ͫ̽',
};

/** Every kind of content there is, made of this value and live. */
async function showEverywhere(data: SiteData, request: APIRequestContext, value: string | null) {
  const filled = new FilledContent(await (await request.get('/api/openapi.json')).json(), value);
  const slug = 'bad-input';
  await data.publish('home-content', 'home', filled.of('HomeContent'));
  await data.publish('page', slug, filled.of('Page'));
  const post = await data.publish('post', slug, filled.of('Post'));
  const feature = await data.publish('feature', slug, filled.of('Feature'));
  const title = value?.trim() ? value : slug;
  const author = await data.publish('author', slug, filled.of('Author'));
  const photo = { photo: value, photo_alt: value };
  await data.change('author_listing', (rows) => [
    ...rows,
    { document_id: author, slug, name: title, role: value, bio: value, ...photo, is_live: true },
  ]);
  await data.change('blog_term', (rows) => [
    ...rows,
    ...(['category', 'tag'] as const).map((kind) => ({
      ...{ id: randomUUID(), kind, slug, name: title, description: value, aliases: [] },
    })),
  ]);
  await data.change('post_listing', (rows) => [
    ...rows,
    {
      ...{ document_id: post, slug, title, excerpt: value ?? '', category_key: slug, tag_keys: [slug] },
      ...{ cover: value, cover_alt: value, author_ids: [author], featured: false, reading_minutes: 1 },
      ...{ published_on: '2126-01-01', updated_at: '2026-01-01T00:00:00Z' },
    },
  ]);
  await data.change('feature_listing', (rows) => [
    ...rows,
    {
      ...{ document_id: feature, slug, title, menu_label: title, summary: value ?? '', icon: value },
      ...{ position: 0, feature_group: 'fill', in_menu: true },
    },
  ]);
  const link = { title: value, url: value };
  await data.publish('footer', 'footer', {
    ...{ description: value, copyright: value, sections: [{ id: 'a', title: value, links: [link] }] },
    ...{ socialLinks: [{ platform: value, url: value }], legalLinks: [link] },
    badges: [{ label: value, href: value, imageUrl: value }],
  });
  await data.publish('navigation', 'navigation', {
    ...{ items: [{ href: '/about', label: value }], dropdownTitle: value, ctaText: value, ctaLink: value },
  });
  await data.publish('brand', 'brand', { siteName: value, logo: value, favicon: value });
  await data.show();
}

/** What sticks out of the window; only drawings are cut off on purpose, and tables scroll in their frame. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const mayBeCut = (element: Element): boolean =>
      element.closest('svg, [role="img"], [aria-hidden="true"], [inert]') !== null ||
      (element !== document.documentElement &&
        (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
          getComputedStyle(element).clipPath !== 'none' ||
          (element.parentElement !== null && mayBeCut(element.parentElement))));
    const limit = document.documentElement.clientWidth + 1;
    const found = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > limit && !mayBeCut(element),
    );
    const names = found.map(
      ({ tagName, className, textContent, parentElement }) =>
        `${parentElement?.className} > ${tagName}.${String(className)} ${textContent.slice(0, 20)}`,
    );
    const width = document.documentElement.scrollWidth;
    return { wider: width > limit ? width : 0, names: [...new Set(names)].slice(0, 5) };
  });

for (const [name, value] of Object.entries(values)) {
  test(`bad input: ${name} in every field of every block, page, menu and footer holds the layout`, async ({
    page,
    request,
    data,
  }) => {
    page.on('dialog', (dialog) => {
      throw new Error(`A script of the content runs: ${dialog.message()}`);
    });
    await showEverywhere(data, request, value);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['/', '/bad-input', '/blog', '/blog/bad-input', '/features', '/features/bad-input']) {
      await page.setViewportSize({ width: 360, height: 800 });
      const response = await visit(page, path);
      expect([path, response.status()]).toEqual([path, 200]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect([path, 360, await sticksOut(page)]).toEqual([path, 360, { wider: 0, names: [] }]);
      await page.setViewportSize({ width: 1280, height: 900 });
      expect([path, 1280, await sticksOut(page)]).toEqual([path, 1280, { wider: 0, names: [] }]);
    }
  });
}

test('bad input: missing images keep their room, and the site’s own, a name or initials take their place', async ({
  page,
  request,
  data,
}) => {
  await showEverywhere(data, request, '/images/no-such.avif');
  for (const path of ['/', '/bad-input', '/blog', '/blog/bad-input']) {
    await visit(page, path);
    // Pictures further down are asked for when they come near.
    await page.evaluate(() => {
      for (const image of document.querySelectorAll('img')) image.loading = 'eager';
    });
    await expect
      .poll(() =>
        page
          .locator('img')
          .evaluateAll((images) =>
            images
              .filter((image) => image instanceof HTMLImageElement && !(image.complete && image.naturalWidth > 0))
              .map((image) => `${image.className} ${image.getAttribute('src')}`),
          ),
      )
      .toEqual([]);
    const flat = await page
      .locator('main img')
      .evaluateAll((images) => images.filter((image) => image.checkVisibility() && image.clientHeight < 40).length);
    expect([path, flat]).toEqual([path, 0]);
  }
});

test('bad input: a missing image inside a text keeps its room and shows its words', async ({ page, data }) => {
  const html = '<p>Before</p><figure><img src="/images/no-such.png" alt="A board with one open shift"></figure>';
  const blocks = [{ id: randomUUID(), type: 'richText', html }];
  await data.publish('page', 'missing-image', { title: 'Missing image', blocks });
  await data.show();
  await visit(page, '/missing-image');
  const image = page.getByRole('img', { name: 'A board with one open shift' });
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete)).toBe(true);
  expect((await image.boundingBox())?.height).toBeGreaterThan(100);
});

test.describe('without the policy that would stop what runs', () => {
  test.use({ bypassCSP: true });

  test('THR-83 nothing of hostile markup runs or asks another site: saved, pasted, previewed and read', async ({
    adminPage: page,
    api,
    site,
  }) => {
    const happened: string[] = [];
    page.on('dialog', (dialog) => {
      happened.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol.startsWith('http') && host !== new URL(site.baseUrl).host)
        happened.push(`request: ${request.url()}`);
    });
    const slug = 'hostile-markup';
    const vectors = hostileHtml.filter((html) => !html.includes('\0')).map((html) => `<p>Text</p>${html}`);
    const blocks = vectors.flatMap((html) => [
      { id: randomUUID(), type: 'richText', html },
      { id: randomUUID(), type: 'html', html },
    ]);
    const embed = { id: randomUUID(), type: 'embed', url: 'https://youtu.be/aqz-KE-bpKQ', title: 'A tour' };
    const content = { title: 'Hostile markup', excerpt: 'None of it runs.', blocks: [...blocks, embed] };
    const { id } = await api.post<{ id: string }>('/api/admin/content/post', { id: randomUUID(), slug, content });

    await page.goto(`/admin/blog/${id}/edit-advanced`);
    const body = page.getByRole('textbox', { name: 'Body' });
    await expect(body.getByText('Text').first()).toBeVisible();
    await body.getByText('Text').first().click();
    const links = '[link](javascript:alert(1)) ![image](javascript:alert(1)) <img src=x onerror=alert(1)>';
    await paste(body, 'text/plain', `**Pasted as Markdown**\n\n${links}`);
    await expect(body.getByText('Pasted as Markdown')).toBeVisible();
    for (const html of vectors) {
      await paste(body, 'text/html', html);
      await paste(body, 'text/plain', `**Bold** ${html}`);
    }
    await saveNow(page);
    await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible();
    const saved = () => api.get<{ version: number; content: object }>(`/api/admin/content/post/${id}`);
    await expect.poll(async () => JSON.stringify((await saved()).content)).toContain('Pasted as Markdown');
    const preview = await api.post<{ url: string }>(`/api/admin/documents/${id}/preview-links`, { minutes: 60 });
    await api.post(`/api/admin/documents/${id}/publish`, { version: (await saved()).version });

    for (const address of [preview.url, `/blog/${slug}`]) {
      await visit(page, address);
      const article = page.getByRole('article');
      await expect(article.getByText('Pasted as Markdown')).toBeVisible();
      const touched = await article.evaluate((element) => {
        const parts = [...element.querySelectorAll('*')];
        for (const part of parts)
          for (const type of ['mouseover', 'focusin', 'toggle']) part.dispatchEvent(new Event(type));
        return parts.flatMap(({ attributes }) =>
          [...attributes].flatMap(({ name, value }) =>
            name.startsWith('on') || /^\s*(javascript|data|vbscript):/i.test(value) ? `${name}="${value}"` : [],
          ),
        );
      });
      expect(touched).toEqual([]);
      await expect(page.locator('article :is(script, iframe, object, embed, base, form, style)')).toHaveCount(0);
    }
    expect(happened).toEqual([]);
    await api.post(`/api/admin/documents/${id}/trash`, { version: (await saved()).version });
  });
});
