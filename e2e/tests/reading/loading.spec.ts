import { expect, test, visit } from '../../support/test.ts';

/** Holds back the code of a page until it is let go. */
const codeOf = (chunk: string) => new RegExp(`/static/\\w+/${chunk}\\.\\w+\\.js`);

test('LAY-02 while the code of a page loads, Loading... stands in its place', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(codeOf('blog'), async (route) => {
    await held.promise;
    await route.continue();
  });
  await visit(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Blogs' }).click();
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  held.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Notes for the people');
  await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
  await expect(page).toHaveURL(/\/blog$/);
});
