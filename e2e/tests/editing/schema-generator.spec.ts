import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { themes } from '../../support/public-pages.ts';
import { expect, test } from '../../support/test.ts';

interface PageDocument {
  readonly id: string;
  readonly version: number;
}

const stem = `described-${Date.now().toString(36)}`;
const path = '/admin/schema-generator';
let made: string;

test.beforeEach(async ({ api, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const blocks = [{ id: 'text', type: 'richText', html: '<p>How long does it take? Two weeks.</p>' }];
  const content = { title: `Page ${stem}`, blocks, seo: {} };
  const document = { id: crypto.randomUUID(), slug: stem, content };
  made = (await api.post<PageDocument>('/api/admin/content/page', document)).id;
});

/** Visitors of later tests find the site as it was. */
test.afterEach(async ({ api }) => {
  const { version } = await api.get<PageDocument>(`/api/admin/documents/${made}`);
  await api.post(`/api/admin/documents/${made}/trash`, { version });
});

async function publish(page: Page) {
  await page.getByRole('link', { name: 'Edit page' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Live, verified')).toBeVisible();
}

test('a page’s structured data is changed by a form, applied, published, and tested where visitors get it', async ({
  adminPage: page,
  request,
}) => {
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: 'Schema Generator' }).click();
  await page.getByRole('searchbox').fill(stem);
  const entry = page.getByRole('navigation', { name: 'Pages to describe' }).getByRole('link', { name: stem });
  await expect(entry).toContainText('Automatic');
  await entry.click();
  await page.getByRole('button', { name: 'Test against the rendered page' }).click();
  await expect(page.getByText(`Visitors get no page at /${stem}. Publish it first.`)).toBeVisible();

  await page.getByRole('button', { name: 'Change Organization' }).click();
  const organization = page.getByRole('region', { name: 'Organization' });
  await organization.getByRole('button', { name: /^Recommended/ }).click();
  await organization.getByRole('textbox', { name: 'URL' }).fill('20x.example');
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('status')).toHaveText('1 error');
  await expect(result.getByRole('listitem').filter({ hasText: 'Organization › url' })).toContainText('https://');
  await organization.getByRole('textbox', { name: 'URL' }).fill('https://20x.example');
  await expect(result.getByRole('status')).toHaveText('Valid');

  await page.getByLabel('Type', { exact: true }).selectOption('FAQPage');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const faq = page.getByRole('region', { name: 'FAQPage' });
  await faq.getByRole('textbox', { name: 'Name' }).fill('How long does it take?');
  await faq.getByRole('textbox', { name: 'Text' }).fill('Three weeks.');
  await expect(faq.getByText('Readers do not find this value')).toBeVisible();
  await page.getByRole('button', { name: 'Apply to page' }).click();
  await expect(page.getByText('It goes live when you publish the page.')).toBeVisible();
  await expect(entry).toContainText('Valid, 1 warning');
  await publish(page);

  const html = await (await request.get(`/${stem}`)).text();
  const [, jsonLd = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const { '@graph': graph } = JSON.parse(jsonLd) as { '@graph': { '@type': string }[] };
  expect(graph.map((thing) => thing['@type'])).toEqual([
    ...['Organization', 'WebSite', 'WebPage', 'BreadcrumbList'],
    'FAQPage',
  ]);
  expect(graph[0]).toMatchObject({ name: '20X', url: 'https://20x.example' });

  await page.goto(`${path}?page=${made}`);
  await page.getByRole('button', { name: 'Test against the rendered page' }).click();
  const live = page.getByRole('region', { name: 'Rendered page' });
  await expect(live.getByRole('status')).toHaveText(`/${stem} describes 5 things. Valid, 1 warning.`);
  await expect(live.getByRole('listitem').first()).toContainText('acceptedAnswer › text');
  await page.getByRole('button', { name: 'Compare with live' }).click();
  await expect(page.getByRole('dialog').getByText('The live page has the same structured data.')).toBeVisible();
});

test('the metadata of a page leads to the generator, which warns of images that are too small', async ({
  adminPage: page,
}) => {
  await page.goto(`/admin/pages/${made}`);
  await page.getByRole('tab', { name: 'SEO' }).click();
  await page.getByRole('button', { name: 'Advanced' }).click();
  await page.getByRole('link', { name: 'Edit in the schema generator' }).click();
  await page.getByRole('tab', { name: 'Free JSON' }).click();
  const icon = new URL('/favicon.ico', page.url()).href;
  await page.getByLabel('Structured data (JSON-LD)').fill(`{"@type":"Organization","image":"${icon}"}`);
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByText(/The image has \d+ × \d+ pixels\. Use one of at least 300/)).toBeVisible();
});

test('WCAG 2.2 AA axe finds nothing in the schema generator, and it fits a phone', async ({ adminPage: page }) => {
  await page.goto(`${path}?page=${made}`);
  await page.getByRole('button', { name: 'Change Organization' }).click();
  await page
    .getByRole('region', { name: 'Organization' })
    .getByRole('button', { name: /^Recommended/ })
    .click();
  await page.getByLabel('Type', { exact: true }).selectOption('FAQPage');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  for (const tab of ['Automatic graph', 'Page override', 'Free JSON', 'JSON-LD', 'Tree', 'Issues']) {
    await page.getByRole('tab', { name: tab }).click();
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await page.evaluate((name) => {
        document.documentElement.classList.remove('light', 'dark');
        document.documentElement.classList.add(name);
        document.documentElement.dataset.mantineColorScheme = name;
      }, theme);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const words = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      expect.soft(words, `${tab}, ${theme}`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('navigation', { name: 'Pages to describe' })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Choose another page' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('navigation', { name: 'Pages to describe' })).toBeVisible();
});
