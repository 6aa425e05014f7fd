import type { Page } from '@playwright/test';
import { expect, test, visit, type Api } from '../../support/test.ts';

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
  await form.getByLabel('Agency', { exact: true }).fill('North Agency');
  await form.getByLabel('Message').fill('We staff twelve clinics.');
  return form;
}

test('the contact form shows what is missing, sends once, and the message waits for the administrator', async ({
  page,
  api,
}) => {
  const name = `Nora ${crypto.randomUUID()}`;
  // Nobody fills a form in within two seconds of its appearance.
  await page.clock.setFixedTime(Date.now() - 60_000);
  await visit(page, '/contact');
  const form = page.getByRole('main').locator('form[action="/api/contact"]');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByLabel('Your name')).toBeFocused();
  await expect(form.getByText('Tell us your name.')).toBeVisible();
  await fill(page, name);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused();
  expect(page.url()).not.toContain('nora');
  expect(await received(api, name)).toMatchObject([
    { email: 'nora@agency.example', topic: 'demo', message: 'We staff twelve clinics.', sourcePage: '/contact' },
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
});
