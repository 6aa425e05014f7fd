import { filledMeta, filledSeo } from '../../../frontend-public/server/testing/filled-seo.ts';
import { serverLog, type SiteData } from '../../support/site-data.ts';
import { expect, test, visit } from '../../support/test.ts';

const showPage = async (data: SiteData, slug: string, fields: object) => {
  await data.publish('page', slug, { title: slug, blocks: [], seo: fields });
  await data.show();
};

test('SEO-02 every field of a page reaches its document', async ({ page, data, baseURL }) => {
  await showPage(data, 'own-fields', filledSeo);
  await visit(page, '/own-fields');
  const seen = await page.evaluate(() => ({
    title: document.title,
    language: document.documentElement.lang,
    charset: document.characterSet,
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')!.href,
    records: [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
      ({ textContent }) => (JSON.parse(textContent) as { '@graph': { '@type': string }[] })['@graph'],
    ),
    meta: Object.fromEntries(
      [...document.querySelectorAll('head > meta[content]')].map((meta) => [
        meta.getAttribute('name') ?? meta.getAttribute('property'),
        meta.getAttribute('content'),
      ]),
    ),
  }));
  expect(seen).toMatchObject({ title: 'Own title', language: 'en-CA', charset: 'UTF-8', canonical: `${baseURL}/own` });
  expect(seen.records).toContainEqual(expect.objectContaining({ '@type': 'Product', name: '<20X>' }));
  expect(seen.records.filter((record) => record['@type'] === 'Organization')).toHaveLength(1);
  expect(seen.meta).toMatchObject(filledMeta(baseURL!));
});

test('SEO-02 the trackers that the owner named are asked for once the visitor agrees, and no others', async ({
  page,
  data,
}) => {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await showPage(data, 'tracked', {
    googleAnalytics: 'G-ABC123',
    googleTagManager: 'GTM-XYZ9',
    facebookPixel: '12345',
    linkedinInsight: '67890',
  });
  await visit(page, '/tracked');
  await page.getByRole('button', { name: 'Accept' }).waitFor();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect
    .poll(() => asked.toSorted())
    .toEqual([
      'https://connect.facebook.net/en_US/fbevents.js',
      'https://snap.licdn.com/li.lms-analytics/insight.min.js',
      'https://www.googletagmanager.com/gtag/js?id=G-ABC123',
      'https://www.googletagmanager.com/gtm.js?id=GTM-XYZ9',
    ]);
  expect(
    await page.evaluate(() => {
      const { fbq, gtag, _linkedin_partner_id: partner } = window as unknown as Record<string, unknown>;
      return [typeof fbq, typeof gtag, partner];
    }),
  ).toEqual(['function', 'function', '67890']);
});

test('SEO-03 ERR-01 structured data that cannot be read gives the organisation and a line in the server’s log', async ({
  page,
  data,
}) => {
  await showPage(data, 'unreadable', { structuredData: '{"@type":' });
  await visit(page, '/unreadable');
  const record = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(record!)).toMatchObject({ '@graph': [{ '@type': 'Organization', name: '20X' }, {}, {}, {}] });
  expect(serverLog()).toContainEqual(
    expect.objectContaining({
      level: 'warn',
      path: '/unreadable',
      msg: expect.stringMatching(/^Invalid structured data/),
    }),
  );
});

test('SEO-04 raw HTML goes into head and body, runs, and never follows to pages that are not its own', async ({
  page,
  data,
}) => {
  await showPage(data, 'own-html', {
    headHtml: '<meta name="verification" content="abc"><script>window.fromHead = 1;</script>',
    bodyHtml: '<div id="chat"></div><script>document.getElementById("chat").textContent = "Chat";</script>',
  });
  const ownHtml = async () => ({
    meta: await page.locator('head > meta[name="verification"]').count(),
    chat: await page.locator('body > #chat', { hasText: 'Chat' }).count(),
    ran: await page.evaluate(() => (window as unknown as { fromHead?: number }).fromHead),
  });
  await visit(page, '/own-html');
  expect(await ownHtml()).toEqual({ meta: 1, chat: 1, ran: 1 });
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.locator('#chat')).toHaveCount(0);
  await page.locator('#root[data-hydrated]').waitFor();
  expect(await ownHtml()).toEqual({ meta: 0, chat: 0, ran: undefined });
  await page.goBack();
  await expect(page.locator('#chat')).toHaveText('Chat');
  expect(await ownHtml()).toEqual({ meta: 1, chat: 1, ran: 1 });
});
