import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../../support/other-browsers/test.ts';
import { Visitor } from '../../support/other-browsers/visitor.ts';
import { publicPages } from '../../support/public-pages.ts';

const firstView = () => {
  const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
  return {
    headings: headings.map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ')),
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    react: performance.getEntriesByName('react-error').map((mark) => String((mark as PerformanceMark).detail)),
  };
};

/** They came, and show at once or, where something in view would move, on the next page. */
const hasFonts = () => localStorage.getItem('fonts') !== null;

for (const { path, heading } of publicPages)
  test(`${path} is whole on a phone`, async ({ visitor, driver, request }) => {
    expect((await request.get(path)).status()).toBe(200);
    await driver.resize(390, 844);
    await visitor.visit(path);
    await visitor.sees(hasFonts);
    expect(await visitor.evaluate(() => innerWidth)).toBe(390);
    expect(await visitor.evaluate(firstView)).toEqual({
      headings: [expect.stringContaining(heading)],
      overflow: 0,
      react: [],
    });
  });

const showsFonts = () => {
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  return ['Hanken Grotesk Variable', 'Radio Canada Big Variable'].every((family) => loaded.join().includes(family));
};

test('fonts show on the first page and on the next', async ({ visitor }) => {
  await visitor.visit('/');
  await visitor.sees(() => !document.documentElement.hasAttribute('data-fonts'));
  await visitor.sees(showsFonts);
  await visitor.visit('/about');
  await visitor.sees(showsFonts);
});

/** The same site at another address, where no font comes before it may. */
async function slowFonts(baseUrl: string) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const pass = async (path: string) => {
    if (path.endsWith('.woff2')) await promise;
    return fetch(baseUrl + path);
  };
  const server = createServer(({ url = '' }, answer) => {
    void pass(url).then(async (response) => {
      answer.writeHead(response.status, { 'content-type': response.headers.get('content-type')! });
      answer.end(await response.bytes());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, release, server };
}

test('fonts that come after the whole stylesheets are not lost', async ({ driver, site }) => {
  const slow = await slowFonts(site.baseUrl);
  const visitor = new Visitor(driver, slow.baseUrl);
  await visitor.visit('/contact');
  await visitor.sees(() => document.querySelector('style[data-used]') === null);
  slow.release();
  await visitor.sees(hasFonts);
  await visitor.sees(showsFonts);
  // The page would ask the ended server for more fonts when the next test changes its size.
  await new Visitor(driver, site.baseUrl).visit('/contact');
  slow.server.closeAllConnections();
  slow.server.close();
});

test('HOM-06 on a phone each step says its place, unless the browser draws a dot for it', async ({
  visitor,
  driver,
}) => {
  await driver.resize(390, 844);
  await visitor.visit('/');
  await visitor.sees(() => {
    const place = [...document.querySelectorAll('li span')].find(({ textContent }) => textContent === '2 of 6');
    return place?.checkVisibility() === !CSS.supports('selector(::scroll-marker)');
  });
});

test('NAV-06 the mobile menu opens and leads on', async ({ visitor, driver }) => {
  await driver.resize(390, 844);
  await visitor.visit('/');
  await visitor.click({ role: 'button', name: 'Menu' });
  await visitor.click({ role: 'link', name: 'All Features' });
  await visitor.sees(() => location.pathname === '/features');
  await visitor.seesText('One record for every shift');
});

test('THM-01 the theme changes, and stays on the next page', async ({ visitor }) => {
  await visitor.visit('/');
  await visitor.click({ role: 'button', name: 'Switch theme' });
  await visitor.sees(() => document.documentElement.classList.contains('dark'));
  await visitor.visit('/pricing');
  await visitor.sees(() => document.documentElement.classList.contains('dark'));
});

test('HOM-05 HOM-10 the product tour and the insights show the slide that is asked for', async ({ visitor }) => {
  await visitor.visit('/');
  await visitor.click({ role: 'button', name: 'Pause the product tour' });
  await visitor.click({ role: 'button', name: 'Show view 2' });
  await visitor.sees(() => document.querySelector('[aria-label="Show view 2"]')?.ariaCurrent === 'true');
  await visitor.click({ role: 'button', name: 'Next insights' });
  await visitor.sees(() => document.querySelector('[aria-label="Go to slide 2"]')?.ariaCurrent === 'true');
});

test('the contact form sends a message', async ({ visitor, api, data }) => {
  await data.replace({ contact_sending: [] });
  const name = `Nora ${crypto.randomUUID()}`;
  await visitor.visit('/contact');
  // Nobody fills a form in within two seconds of its appearance.
  await visitor.evaluate(() => {
    Date.prototype.toISOString = () => '2026-01-01T00:00:00.000Z';
  });
  await visitor.fill('Your name', name);
  await visitor.fill('Work email', 'nora@agency.example');
  await visitor.fill('Agency', 'North Agency');
  await visitor.click({ role: 'button', name: 'Request my demo' });
  await visitor.seesText('Message sent');
  const { data: messages } = await api.get<{ data: { name: string }[] }>('/api/admin/contact-messages');
  expect(messages.map((message) => message.name)).toContain(name);
});

const home = '/api/admin/content/home-content/home';
interface HomeDocument {
  readonly id: string;
  readonly version: number;
  readonly content: object;
}

test.describe('an editor', () => {
  let before: HomeDocument;
  test.beforeEach(async ({ api }) => {
    before = await api.get<HomeDocument>(home);
  });
  test.afterEach(async ({ api }) => {
    const { id, content } = before;
    const { version } = await api.get<HomeDocument>(home);
    const draft = await api.put<HomeDocument>(`${home}/draft`, { version, content });
    await api.post(`/api/admin/documents/${id}/publish`, { version: draft.version });
  });

  test('signs in, changes the home page and publishes it', async ({ visitor, site }) => {
    await visitor.visit('/login');
    await visitor.fill('Username', site.credentials.username);
    await visitor.fill('Password', site.credentials.password);
    await visitor.click({ role: 'button', name: 'Sign in' });
    await visitor.sees(() => location.pathname === '/admin');

    await visitor.visit('/admin/home');
    await visitor.fill('Title, highlighted line', 'Pay the nurse.');
    await visitor.click({ role: 'button', name: 'Publish' });
    await visitor.click({ role: 'button', name: 'Publish now' });
    await visitor.seesText('Live, verified');
    await visitor.visit('/');
    await visitor.seesText('Pay the nurse.');
  });
});
