/** The work that lies in this browser's storage. It uses nothing around it, so that it can run inside of a page, too. */
export function keptWork(): Promise<unknown[]> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('20x-editor');
    opening.onsuccess = () => {
      const answer = (work: unknown[]) => {
        opening.result.close();
        resolve(work);
      };
      if (!opening.result.objectStoreNames.contains('work')) return answer([]);
      const reading = opening.result.transaction('work').objectStore('work').getAll();
      reading.onsuccess = () => answer(reading.result);
    };
  });
}
