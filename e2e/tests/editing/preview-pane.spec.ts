import { openSection, section } from '../../support/sections.ts';
import { expect, test } from '../../support/test.ts';
import { restoredHomeDraft } from '../../support/visual-editor.ts';

restoredHomeDraft();
test.use({ viewport: { width: 1280, height: 800 } });

test('the preview beside a long form keeps to the window, follows what is edited, and leaves the form where it is', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/home');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const pane = page.getByRole('region', { name: 'Preview' });
  const shown = page.frameLocator('iframe[title="Preview of Home page"]');
  await expect(shown.getByRole('complementary', { name: 'Draft preview' })).toBeVisible();
  await expect(shown.getByRole('link', { name: 'Close preview' })).toHaveCount(0);
  expect((await pane.boundingBox())!.height).toBeLessThan(800);

  const chooseForImage = async (verb: string) => {
    await page.getByRole('button', { name: 'Actions for image 1' }).click();
    await page.getByRole('menuitem', { name: verb }).click();
  };
  await chooseForImage('Hide');
  await expect(shown.getByRole('img', { name: /A week of shifts/ })).toHaveCount(0);
  await chooseForImage('Show');

  await openSection(page, 'Questions');
  const field = section(page, 'Questions').getByRole('textbox', { name: 'Title' });
  await field.fill('Questions of today');
  await expect(shown.getByRole('heading', { name: 'Questions of today' })).toBeInViewport();
  await expect(field).toBeInViewport();
  await expect(pane.getByRole('button', { name: 'Close the preview' })).toBeInViewport();

  await page.getByRole('tab', { name: 'SEO' }).click();
  await expect(page.getByRole('tabpanel', { name: 'SEO' }).getByLabel('Title', { exact: true })).toBeInViewport();
  await expect(field).toBeInViewport();
});
