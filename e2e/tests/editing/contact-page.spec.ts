import type { Page } from '@playwright/test';
import { Mailbox } from '../../support/mailbox.ts';
import { expect, test, visit, type Api } from '../../support/test.ts';

interface PageDocument {
  readonly id: string;
  readonly version: number;
  readonly content: object;
}
interface Recipients {
  readonly version: number;
}

let mailbox: Mailbox;
let before: PageDocument;
const contactPage = (api: Api) => api.get<PageDocument>('/api/admin/content/page/contact');

test.beforeEach(async ({ api }) => {
  mailbox = await Mailbox.open();
  before = await contactPage(api);
});
/** Puts the form and the recipients back, so that messages of later tests notify nobody. */
test.afterEach(async ({ api }) => {
  await mailbox.close();
  const { id, version } = await contactPage(api);
  const draft = await api.put<PageDocument>(`/api/admin/content/page/${id}/draft`, {
    version,
    content: before.content,
  });
  await api.post(`/api/admin/documents/${id}/publish`, { version: draft.version });
  const { version: seen } = await api.get<Recipients>('/api/admin/contact-recipients');
  const values = { demo: [], question: [], support: [] };
  await api.put('/api/admin/contact-recipients', { version: seen, values });
});

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Live, verified')).toBeVisible();
}

test('an editor changes the contact form and names its recipients; a visitor writes, and they are notified', async ({
  adminPage: page,
}) => {
  const name = `Mira ${crypto.randomUUID()}`;
  await page.goto('/admin/contact-page');
  const field = (label: string) => page.getByRole('group', { name: label, exact: true });
  const open = (label: string) => field(label).getByRole('button', { expanded: false }).click();
  await page.getByRole('button', { name: /^Contact form/ }).click();
  await open('Phone');
  await field('Phone').getByLabel('Show').uncheck({ force: true });
  await open('Agency');
  await field('Agency').getByLabel('Label', { exact: true }).fill('Company');
  await field('Agency').getByLabel('Help text').fill('As on your invoice.');
  await page.getByLabel('Visitors check a box to agree').check({ force: true });
  await expect(field('Phone').getByText('Hidden')).toBeVisible();
  await publish(page);
  // Until the answer is there the dialog stays open, whatever is pressed.
  await expect(page.getByRole('dialog').getByText('Live, verified')).toBeVisible();
  await page.keyboard.press('Escape');

  const notifications = page.getByRole('region', { name: 'Notifications' });
  await notifications.getByRole('button', { name: 'Add address for demos' }).click();
  await notifications.getByRole('textbox', { name: 'Address for demos 1' }).fill('owner@agency.example');
  await notifications.getByRole('button', { name: 'Save recipients' }).click();
  await expect(notifications.getByText(/^Saved/)).toBeVisible();
  await notifications.getByRole('button', { name: 'Send test' }).click();
  await expect(notifications.getByText('The mail server took the test')).toBeVisible();
  expect(mailbox.to('owner@agency.example')).toEqual([expect.stringContaining('Test: demo request')]);

  await page.clock.setFixedTime(Date.now() - 60_000);
  await visit(page, '/contact');
  const form = page.getByRole('main').locator('form[action="/api/contact"]');
  await expect(form.getByLabel(/Phone/)).toHaveCount(0);
  await expect(form.getByText('Please don’t include patient information.')).toBeVisible();
  await form.hover();
  await expect(form).toHaveAttribute('novalidate');
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('Work email').fill('mira@agency.example');
  await form.getByRole('button', { name: 'Request my demo' }).click();
  await expect(form.getByLabel('Company')).toBeFocused();
  await expect(form.getByText('Fill in “Company”.')).toBeVisible();
  await form.getByLabel('Company').fill('Northway');
  const box = form.getByRole('checkbox');
  await expect(box).not.toBeChecked();
  await box.check();
  await form.getByRole('button', { name: 'Request my demo' }).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused();

  await page.goto('/admin/contact');
  await page.getByRole('link', { name: new RegExp(name) }).click();
  const message = page.getByRole('article');
  await expect(message.getByText('was agreed to by checking its box')).toBeVisible();
  await expect(message.getByRole('region', { name: 'Notification' }).getByRole('status')).toHaveText('Sent');
  await expect(message.getByText('To owner@agency.example')).toBeVisible();
  const [, notification] = mailbox.to('owner@agency.example');
  expect(notification).toContain(`Demo request from ${name}`);
  expect(notification).toMatch(/^Reply-To: .*<mira@agency\.example>/m);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form says which topics need a field, and takes a question without an agency', async ({ page, api }) => {
    const name = `Plain ${crypto.randomUUID()}`;
    await page.goto('/contact');
    const form = page.getByRole('main').locator('form[action="/api/contact"]');
    await expect(form.getByText('(needed for a question or support)')).toBeVisible();
    await expect(form.getByText('(needed for a demo)')).toBeVisible();
    await form.getByText('Question', { exact: true }).click();
    await form.getByLabel('Your name').fill(name);
    await form.getByLabel('Work email').fill('plain@agency.example');
    await form.getByLabel(/^Message/).fill('Does it work in Ontario?');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/contact\?sent=1#sent$/);
    const { data } = await api.get<{ data: { name: string; topic: string }[] }>('/api/admin/contact-messages');
    expect(data.find((message) => message.name === name)).toMatchObject({ topic: 'question' });
  });
});
