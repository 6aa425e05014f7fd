import type { Page } from '@playwright/test';
import { keptWork } from '../../frontend-admin/src/testing/kept-work.ts';

/** The work that lies in this browser's storage. */
export const keptOnDevice = async (page: Page) => JSON.stringify(await page.evaluate(keptWork));
