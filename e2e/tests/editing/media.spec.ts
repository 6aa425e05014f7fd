import { png } from '../../support/png.ts';
import { expect, test, type Api } from '../../support/test.ts';

const slug = `media-${Date.now().toString(36)}`;

interface Stored {
  readonly id: string;
  readonly version: number;
}
interface Item extends Stored {
  readonly name: string;
  readonly address: string;
  readonly file: string;
  readonly state: string;
  readonly crop: { readonly left: number } | null;
}

const library = async (api: Api, search: string) =>
  (await api.get<{ data: Item[] }>(`/api/admin/media?search=${search}&limit=100`)).data;

test.afterEach(async ({ api }) => {
  const { data } = await api.get<{ data: Stored[] }>(`/api/admin/content/page?search=${slug}`);
  for (const { id, version } of data) await api.post(`/api/admin/documents/${id}/trash`, { version });
});

test('50 files are uploaded, one of them bad; a page shows one in every width; its file is replaced and cropped in place', async ({
  adminPage: page,
  api,
  request,
  quietConsole,
}) => {
  const good = Array.from({ length: 48 }, (_, n) => fileOf(`${slug}-${n}.png`, png(32, 20 + n, [n, 90, 120])));
  const wide = fileOf(`${slug}-wide.png`, png(1600, 1000, [0, 94, 78]));
  await page.goto('/admin/media');
  await expect(page.getByText(/Up to 10 MB and 40 megapixels each/).first()).toBeVisible();
  await page
    .getByLabel('Files', { exact: true })
    .setInputFiles([...good, fileOf(`${slug}-bad.png`, Buffer.from('no image')), wide]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads.getByRole('status')).toHaveText('49 uploaded, 1 failed.', { timeout: 60_000 });
  await expect(uploads.getByRole('listitem').first()).toContainText(`${slug}-bad.png`);
  expect(quietConsole.splice(0)).toEqual([expect.stringContaining('400')]);
  const items = await library(api, `${slug}-wide`);
  expect(items).toHaveLength(1);
  const [{ id, address }] = items as [Item];

  await page.getByRole('searchbox').fill(`${slug}-wide`);
  await expect(page).toHaveURL(/find=/);
  await page.getByRole('link', { name: new RegExp(`^${slug}-wide`) }).click();
  await page.getByRole('textbox', { name: 'Alternative text' }).fill('The board of a week');
  await page.getByRole('textbox', { name: 'Alternative text' }).blur();
  await expect.poll(() => api.get<Item>(`/api/admin/media/${id}`)).toMatchObject({ alt: 'The board of a week' });

  const content = { title: 'A page with an image', blocks: [{ id: 'b1', type: 'figure' }], seo: {} };
  const document = await api.post<Stored>('/api/admin/content/page', { id: crypto.randomUUID(), slug, content });
  await page.goto(`/admin/pages/${document.id}`);
  await page.getByRole('button', { name: 'Image', expanded: false }).click();
  await page.getByRole('button', { name: 'Image: choose an image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose an image' });
  await dialog.getByRole('searchbox').fill(`${slug}-wide`);
  await dialog.getByRole('button', { name: new RegExp(`^${slug}-wide`) }).click();
  await expect(page.locator('[data-field="blocks.0.alt"]')).toHaveValue('The board of a week');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Live, verified')).toBeVisible();

  await expect.poll(async () => (await api.get<Item>(`/api/admin/media/${id}`)).state).toBe('ready');
  const source = async () => {
    const html = await (await request.get(`/${slug}`)).text();
    return /<source[^>]*srcset="(\/media\/[^" ]+-320\.avif)[^"]*1600w"[^>]*>/i.exec(html)?.[1] ?? '';
  };
  await expect.poll(source).not.toBe('');
  const before = await source();
  const image = await request.get(before);
  expect(image.headers()).toMatchObject({ 'content-type': 'image/avif' });
  expect(image.headers()['cache-control']).toContain('immutable');

  await page.goto(`/admin/media?open=${id}`);
  await expect(page.getByRole('region', { name: 'Where it is used' }).getByRole('link')).toHaveText(
    'A page with an image',
  );
  await page.getByRole('button', { name: 'Move to trash' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This file is in use' })).toContainText(
    'A page with an image',
  );
  expect(quietConsole.splice(0)).toEqual([expect.stringContaining('409')]);

  const replacement = fileOf('new.png', png(1600, 1000, [194, 39, 45]));
  await page.getByRole('article').getByLabel('Files', { exact: true }).setInputFiles([replacement]);
  await expect(page.getByRole('button', { name: 'Use version 1' })).toBeVisible();
  expect(await api.get<Item>(`/api/admin/media/${id}`)).toMatchObject({ address });
  await expect.poll(source).not.toBe(before);

  const replaced = await source();
  await page.getByRole('button', { name: 'Crop' }).click();
  const cropping = page.getByRole('dialog', { name: 'Crop the image' });
  await cropping.getByText('Square').click();
  // From the middle to the left, by keys.
  await cropping.getByRole('group', { name: 'Part to show' }).focus();
  for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowLeft');
  await cropping.getByRole('button', { name: 'Save crop' }).click();
  await expect(cropping).toBeHidden();
  await expect.poll(() => api.get(`/api/admin/media/${id}`)).toMatchObject({ crop: { top: 0, width: 1000 } });
  expect((await api.get<Item>(`/api/admin/media/${id}`)).crop?.left).toBeLessThan(300);
  await expect.poll(source).not.toBe(replaced);
});

const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
