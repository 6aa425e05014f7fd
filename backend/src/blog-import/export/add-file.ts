import type { Readable } from 'node:stream';
import type { ReadStreamOptions, ZipFile } from 'yazl';

/** Puts a file into an archive once its turn has come, so that no more than two are in memory. */
export const addFile = (
  zip: ZipFile,
  path: string,
  open: () => Promise<Readable>,
  options: Partial<ReadStreamOptions> = {},
): Promise<void> =>
  new Promise((resolve) => {
    zip.addReadStreamLazy(path, options, (take) => {
      resolve();
      open().then(
        (stream) => take(null, stream),
        (error: unknown) => take(error, null as never),
      );
    });
  });
