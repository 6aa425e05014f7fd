import type { Page } from '@playwright/test';

/** The sections of a form, of which one is open at a time. */
export const outline = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const openSection = (page: Page, name: string) => outline(page).getByRole('link', { name }).click();
