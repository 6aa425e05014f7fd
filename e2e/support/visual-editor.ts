import type { FrameLocator, Page } from '@playwright/test';
import { expect, test, type Api } from './test.ts';

export interface HomeDocument {
  id: string;
  version: number;
  content: Record<string, unknown> & {
    faqs?: { question?: string; answer?: string }[];
    features?: { time?: string; title?: string; description?: string }[];
  };
}

export const homeDocument = (api: Api) => api.get<HomeDocument>('/api/admin/content/home-content/home');

/** Puts a draft of the home page back, or another one in its place. */
export async function putHomeDraft(api: Api, content: object): Promise<void> {
  // A page that has just been closed may have sent its last save.
  await expect(async () => {
    const { version } = await homeDocument(api);
    await api.put('/api/admin/content/home-content/home/draft', { version, content });
  }).toPass({ intervals: [100] });
}

/** The draft of the home page as each test of this file finds it; put back after each. */
export function restoredHomeDraft(): { readonly content: HomeDocument['content'] } {
  let before: HomeDocument | undefined;
  test.beforeEach(async ({ api }) => {
    before = await homeDocument(api);
  });
  test.afterEach(async ({ api, page }) => {
    // An open editor would save once more.
    await page.close();
    if (before) await putHomeDraft(api, before.content);
  });
  return {
    get content() {
      return before?.content ?? {};
    },
  };
}

/** The canvas of a visual editor, once the page on it follows its editor. */
export async function openCanvas(page: Page, path = '/admin/home-visual'): Promise<FrameLocator> {
  await page.goto(path);
  return canvasIn(page);
}

export async function canvasIn(page: Page): Promise<FrameLocator> {
  const canvas = page.frameLocator('iframe');
  await canvas.locator('#preview-overlay[data-drawn]').waitFor({ state: 'attached' });
  return canvas;
}

export const inspector = (page: Page) => page.getByRole('region', { name: 'Inspector' });
/** The control that belongs to what is selected. */
export const pointed = (page: Page) => inspector(page).locator('[data-pointed]');
export const outline = (page: Page) => page.getByRole('tree', { name: 'Parts of the page' });
export const openOutline = (page: Page) => page.getByRole('button', { name: 'Outline', exact: true }).click();
export const questionsOf = (canvas: FrameLocator) => canvas.locator('main details h3');
