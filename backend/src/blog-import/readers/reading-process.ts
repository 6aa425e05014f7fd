import { once } from 'node:events';
import { UnreadableFile } from '../model/imported-post.ts';
import { convertedFile, type ConvertedFile } from './converted-file.ts';

/** What the process is sent. In tests Node itself erases the types: no decorators and no parameter properties below. */
export interface ReadingTask {
  readonly name: string;
  readonly bytes: Uint8Array;
}
export type ReadingAnswer = { readonly file: ConvertedFile } | { readonly refusal: string };

const [{ name, bytes }] = (await once(process, 'message')) as [ReadingTask];
const answer: ReadingAnswer = await convertedFile(name, bytes).then(
  (file) => ({ file }),
  (error: unknown) => {
    if (error instanceof UnreadableFile) return { refusal: error.message };
    throw error;
  },
);
process.send?.(answer);
