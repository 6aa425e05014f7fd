import type { Page } from '@playwright/test';
import { expect, test, type Api } from '../../support/test.ts';

interface Message {
  readonly id: string;
  readonly name: string;
  readonly sourcePage: string | null;
}

/** The message in the inbox, opened as the administrator opens it. */
async function received(api: Api, name: string): Promise<Message[]> {
  const { data } = await api.get<{ data: Message[] }>('/api/admin/contact-messages');
  const own = data.filter((message) => message.name === name);
  return Promise.all(own.map(({ id }) => api.get<Message>(`/api/admin/contact-messages/${id}`)));
}

async function fill(page: Page, name: string) {
  const form = page.getByRole('main').locator('form[action="/api/contact"]');
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('Work email').fill('nora@agency.example');
  await form.getByLabel(/^Agency/).fill('North Agency');
  const message = form.getByLabel('Message');
  if (!(await message.isVisible())) await form.getByText('More details').click();
  await message.fill('We staff twelve clinics.');
  return form;
}

test('the contact form shows what is missing, sends once, and the message waits for the administrator', async ({
  page,
  api,
}) => {
  const name = `Nora ${crypto.randomUUID()}`;
  // Nobody fills a form in within two seconds of its appearance. Playwright's clock would hide the browser's own timings.
  await page.addInitScript(() => {
    const construct = (real: DateConstructor, [given]: (number | string)[]) => new real(given ?? real.now() - 60_000);
    window.Date = new Proxy(Date, { construct });
  });
  await page.goto('/blog/fill-rate-explained?utm_source=newsletter', { referer: 'https://news.example/story' });
  await page.locator('#root[data-hydrated]').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  const form = page.getByRole('main').locator('form[action="/api/contact"]');
  await form.getByRole('button', { name: 'Request my demo' }).click();
  await expect(form.getByLabel('Your name')).toBeFocused();
  await expect(form.getByText('Enter your name.')).toBeVisible();
  await fill(page, name);
  await form.getByRole('button', { name: 'Request my demo' }).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused();
  expect(page.url()).not.toContain('nora');
  expect(await received(api, name)).toMatchObject([
    {
      ...{ email: 'nora@agency.example', topic: 'demo', message: 'We staff twelve clinics.', sourcePage: '/contact' },
      ...{ landingPage: '/blog/fill-rate-explained', referrer: 'news.example', utm: { source: 'newsletter' } },
    },
  ]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form can be sent', async ({ page, api }) => {
    const name = `Noscript ${crypto.randomUUID()}`;
    await page.goto('/contact');
    const form = await fill(page, name);
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/contact\?sent=1#sent$/);
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
    expect(await received(api, name)).toMatchObject([{ sourcePage: '/contact' }]);
  });

  test.describe('a message that is refused', () => {
    // The browser says itself what it got.
    test.use({ tolerated: /status of 400/ });

    test('comes back with the reason and all that was typed, and can be sent from there', async ({ page, api }) => {
      const name = `Refused ${crypto.randomUUID()}`;
      await page.goto('/contact');
      const form = await fill(page, name);
      await form.getByLabel('Your name').clear();
      await form.getByLabel('Work email').fill('nora@agency');
      await form.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message hasn’t been sent yet');
      await expect(page.getByRole('alert')).toContainText('Nothing was lost.');
      // It is a page of the site: its header, its footer and its fonts.
      await expect(page.getByRole('banner').getByRole('link', { name: 'Pricing' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      const fonts = await page.evaluate(() => document.fonts.ready.then((all) => [...all].map(({ status }) => status)));
      expect(fonts).toContain('loaded');
      const yourName = page.getByLabel('Your name');
      await expect(yourName).toBeFocused();
      await expect(yourName).toHaveAccessibleDescription('Enter your name.');
      const email = page.getByLabel('Work email');
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveAccessibleDescription(/\S/);
      await expect(email).toHaveValue('nora@agency');
      await expect(page.getByLabel('Agency (needed for a demo)')).toHaveValue('North Agency');
      await expect(page.getByLabel('Message')).toHaveValue('We staff twelve clinics.');
      expect(page.url()).not.toContain('nora');
      expect(await received(api, name)).toEqual([]);

      await yourName.fill(name);
      await page.getByRole('button', { name: 'Send' }).click();
      // Still no address, so the next page begins there.
      await expect(email).toBeFocused();
      await expect(yourName).toHaveValue(name);
      await email.fill('nora@agency.example');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page).toHaveURL(/\/contact\?sent=1#sent$/);
      expect(await received(api, name)).toMatchObject([{ email: 'nora@agency.example', sourcePage: '/contact' }]);
    });
  });
});

test('a real request that was taken for spam is found from the dashboard and moved to the inbox', async ({
  adminPage: page,
  api,
}) => {
  const names = ['one', 'two'].map((which) => `Spam ${which} ${crypto.randomUUID()}`);
  for (const name of names) {
    const message = {
      topic: 'question',
      name,
      email: 'nora@agency.example',
      message: 'Hello',
      website: 'https://x.example',
    };
    await page.request.post('/api/contact', { data: { id: crypto.randomUUID(), ...message } });
  }
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Check for real requests' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Filter' }).getByRole('link', { name: /^Spam \d+$/ }),
  ).toBeVisible();
  await page.getByRole('link', { name: names[0]! }).click();
  await page.getByRole('button', { name: 'Not spam' }).click();
  await expect(page.getByText('Moved to the inbox.')).toBeVisible();
  // The message closes once the list without it has arrived; until then there are two such buttons.
  await expect(page.getByRole('button', { name: 'Not spam' })).toBeHidden();
  await page.getByRole('checkbox', { name: names[1]! }).check();
  await page.getByRole('main').getByRole('button', { name: 'Not spam' }).click();
  await expect(page.getByRole('link', { name: names[1]! })).toBeHidden();
  await page.getByRole('link', { name: 'All', exact: true }).click();
  for (const name of names) {
    await expect(page.getByRole('link', { name })).toBeVisible();
    expect(await received(api, name)).toMatchObject([{ sourcePage: null }]);
  }
});
