import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { BackupError } from './backup-error.ts';

const mark = Buffer.from('age-encryption.org/v1\n');

/** The archive in the format of age, which `age --decrypt` reads too. */
export async function encrypted(archive: Readable, key: string): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(key));
  return fromWeb(await encrypter.encrypt(toWeb(archive)));
}

/** The archive as it was before it was encrypted; one that is not encrypted comes out as it is. */
export async function decrypted(file: Readable, key: string | undefined): Promise<Readable> {
  const { isEncrypted, whole } = await peek(file);
  if (!isEncrypted) return whole;
  if (key === undefined)
    throw new BackupError('The backup is encrypted. Set BACKUP_KEY to the key that it was made with.');
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  try {
    const plain = fromWeb(await decrypter.decrypt(toWeb(whole)));
    return Readable.from(explained(plain), { objectMode: false });
  } catch (error) {
    whole.destroy();
    throw (error as Error).message.includes('no identity matched')
      ? new BackupError('The backup was encrypted with another key than BACKUP_KEY.')
      : new BackupError('The backup is damaged or incomplete.', { cause: error });
  }
}

/** The archive, of which no kind but a backup is encrypted. */
export async function unencrypted(file: Readable): Promise<Readable> {
  const { isEncrypted, whole } = await peek(file);
  if (!isEncrypted) return whole;
  whole.destroy();
  throw new BackupError('The file is an encrypted backup. Use npm run cli -- restore FILE.');
}

/** Every chunk is authenticated, so any error on the way is damage, unless the file itself could not be read. */
async function* explained(plain: Readable): AsyncIterable<Buffer> {
  try {
    yield* plain as AsyncIterable<Buffer>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== undefined) throw error;
    throw new BackupError('The backup is damaged or incomplete.', { cause: error });
  }
}

async function peek(file: Readable): Promise<{ isEncrypted: boolean; whole: Readable }> {
  const chunks = file[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let start = Buffer.alloc(0);
  let isOver = false;
  while (start.length < mark.length && !isOver) {
    const next = await chunks.next();
    isOver = next.done === true;
    if (!next.done) start = Buffer.concat([start, next.value]);
  }
  const rest = async function* () {
    yield start;
    if (!isOver) yield* { [Symbol.asyncIterator]: () => chunks };
  };
  return {
    isEncrypted: start.subarray(0, mark.length).equals(mark),
    whole: Readable.from(rest(), { objectMode: false }),
  };
}

const toWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>) => Readable.fromWeb(stream as WebStream);
