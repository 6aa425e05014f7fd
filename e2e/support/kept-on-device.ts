import type { Page } from '@playwright/test';

/** The work that lies in this browser's storage; its editor has opened it. */
export const keptOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const opening = indexedDB.open('20x-editor');
    opening.onsuccess = () => {
      const reading = opening.result.transaction('work').objectStore('work').getAll();
      reading.onsuccess = () => {
        opening.result.close();
        resolve(JSON.stringify(reading.result));
      };
    };
    return promise;
  });
