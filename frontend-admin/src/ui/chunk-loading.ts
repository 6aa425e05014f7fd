import { connection } from './connection';

declare let __webpack_chunk_load__: ((chunk: string) => Promise<unknown>) | undefined;

const attempts = 3;

/** Waits for the connection and tries again, so that nothing that is open fails for want of a piece of code. */
export async function loadWhenReachable<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (attempt === attempts) throw error;
      connection.lost();
      await connection.back();
    }
  }
}

// Absent where no bundle runs, such as in tests.
if (typeof __webpack_chunk_load__ === 'function') {
  const load = __webpack_chunk_load__;
  // eslint-disable-next-line no-useless-assignment -- it is the bundle's own loader, which every import() calls
  __webpack_chunk_load__ = (chunk) => loadWhenReachable(() => load(chunk));
}
