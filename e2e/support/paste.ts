import type { Locator } from '@playwright/test';

/** Pastes a clipboard of this type of content, such as text/html, where the cursor is. */
export const paste = (body: Locator, type: string, text: string): Promise<void> =>
  body.evaluate(
    (element, [mime, pasted]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(mime!, pasted!);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [type, text],
  );
