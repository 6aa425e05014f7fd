import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { mediaLimits } from '@20x/shared/media-limits';
import { Problem } from '../../core/http/problem.ts';

export interface ReceivedFile {
  readonly path: string;
  readonly bytes: number;
  /** SHA-256, hexadecimal. */
  readonly hash: string;
}

/** The sender may go on for long, so the connection ends with the answer. */
const tooLarge = () =>
  new Problem('payload_too_large', {
    detail: `This file is larger than ${mediaLimits.bytes / 1024 / 1024} MB.`,
    headers: { connection: 'close' },
  });

/** Writes a stream to a new file until it ends; one that is too large is cut. `declared`: the length that was announced. */
export async function receiveFile(source: Readable, path: string, declared?: number): Promise<ReceivedFile> {
  if (declared !== undefined && declared > mediaLimits.bytes) throw tooLarge();
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(path, 'wx');
  try {
    // An early end must not destroy the stream: the answer goes back on the same connection.
    for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > mediaLimits.bytes) throw tooLarge();
      hash.update(chunk);
      await file.write(chunk);
    }
  } catch (error) {
    source.resume(); // the rest is dropped, or the next request on this connection would wait for it
    throw error;
  } finally {
    await file.close();
  }
  if (bytes === 0) throw new Problem('invalid_input', { detail: 'The file is empty.' });
  return { path, bytes, hash: hash.digest('hex') };
}
