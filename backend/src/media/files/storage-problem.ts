import { Problem } from '../../core/http/problem.ts';

const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const unusable = new Set(['EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE', 'ENOTDIR']);

/** Runs work that writes files. A failing disk is answered as what it is, and not as a bug. */
export async function storing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException | null)?.code ?? '';
    if (full.has(code)) {
      throw new Problem('insufficient_storage', {
        detail: 'The server’s disk is full, so the file was not stored. Ask your administrator to free some space.',
        cause: error,
      });
    }
    if (unusable.has(code)) {
      throw new Problem('unavailable', { detail: 'The server cannot store files at the moment.', cause: error });
    }
    throw error;
  }
}
