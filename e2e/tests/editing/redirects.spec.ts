import { expect, test } from '../../support/test.ts';

const stem = `/moved-${Date.now().toString(36)}`;
// The refused file.
test.use({ tolerated: /status of 400/ });

test('a redirect is added, leads the next visitor, is imported from a file, and removed', async ({
  adminPage: page,
  request,
}) => {
  const visit = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  const upload = async (...lines: string[]) => {
    const buffer = Buffer.from(['from,to,status', ...lines].join('\n'));
    await page.locator('input[type="file"]').setInputFiles({ name: 'redirects.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  };
  await page.goto('/admin/settings');
  await page.getByRole('searchbox').fill('301');
  await page.getByRole('link', { name: 'Redirects' }).click();
  await page.getByRole('button', { name: 'Add redirect' }).click();
  await page.getByRole('textbox', { name: 'From' }).fill(`${stem}/*`);
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('/blog/*');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('row', { name: `${stem}/*` })).toContainText('301 · Moved for good');
  expect(await visit(`${stem}/x`)).toEqual([301, '/blog/x']);

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await upload(`${stem}/offer,,410`, '/admin/x,/about,301');
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([/^Line 3, from: .*belongs to the product/]);
  expect(await visit(`${stem}/offer`)).toEqual([301, '/blog/offer']);
  await upload(`${stem}/offer,,410`);
  await expect(page.getByText('1 added, 0 changed, 0 unchanged.')).toBeVisible();
  expect(await visit(`${stem}/offer`)).toEqual([410, undefined]);

  await page.getByLabel('What do visitors get at …?').fill(`${stem}/offer`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '410 · Gone by the redirect from' })).toBeVisible();
  const tester = page.getByLabel('What do visitors get at …?');
  await tester.fill('https://other.example/x');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Enter an address of this site/)).toBeVisible();
  const [field, button] = await Promise.all(
    [tester, page.getByRole('button', { name: 'Test', exact: true })].map((one) => one.boundingBox()),
  );
  expect(button?.y).toBeCloseTo(field?.y ?? 0, 0);
  for (const [address, words] of [
    ['/terms-and-conditions', '301 · Moved for good: led to /terms'],
    ['/images/product/board.webp', 'A file (200).'],
    [`${stem}/x`, 'Nothing is found there (404).'],
  ] as const) {
    await page.getByLabel('What do visitors get at …?').fill(address);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
  }
  expect(await visit('/website//pricing')).toEqual([301, '/website/pricing']);

  for (const from of [`${stem}/offer`, `${stem}/*`]) {
    await page.getByRole('link', { name: from, exact: true }).click();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('row', { name: from })).toHaveCount(0);
  }
  expect((await visit(`${stem}/offer`))[0]).toBe(404);
});
