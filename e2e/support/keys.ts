import { expect, type Page } from '@playwright/test';

/** More stops than any form has between two of its fields. */
const stopsAtMost = 80;

/** What a screen reader calls the control that has the focus. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement as HTMLInputElement;
    const named = control.getAttribute('aria-labelledby')?.split(' ')[0];
    const label = named ? document.getElementById(named) : control.labels?.[0];
    return (control.getAttribute('aria-label') ?? (label ?? control).textContent).trim();
  });

/** Goes on by Tab until the control of this name has the focus. */
export async function tabTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < stopsAtMost; stop++) {
    const focused = await focusedName(page);
    if (focused === name || focused.startsWith(`${name} ·`)) return;
    passed.push(focused.slice(0, 40));
    await page.keyboard.press(key);
  }
  throw new Error(`No “${name}” is in reach by ${key} after ${passed.join(', ')}.`);
}

/** Presses the button of this name, and waits for what takes the focus from it or opens below it. */
export async function pressButton(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  const focused = page.locator(':focus');
  const opened = await focused.getAttribute('aria-expanded');
  // A row or an address that is already refused shows itself.
  if (opened !== 'true') await page.keyboard.press('Enter');
  if (opened) await expect(focused).toHaveAttribute('aria-expanded', 'true');
  else await expect.poll(() => focusedName(page)).not.toBe(name);
  await editorsLoaded(page);
}

/** A rich text loads its editor when it is first shown; until then Tab would pass it. */
export const editorsLoaded = (page: Page) =>
  expect(page.getByRole('status', { name: /^Loading the editor/ })).toHaveCount(0);

/** Puts words into the field of this name, at once as dictation does, and leaves it. */
export async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.insertText(text);
  await page.keyboard.press('Tab');
}
