import type { Readable } from 'node:stream';

export interface StoredFile {
  readonly key: string;
  readonly changedAt: Date;
}

/** Where the files of the library lie, by keys such as `public/ab/<key>/640.webp`. A stored file never changes. */
export interface MediaStore {
  /** Takes over a complete file; afterwards the file survives a power cut. */
  put(key: string, file: string): Promise<void>;
  /** Null: there is no such file. */
  get(key: string): Promise<{ readonly bytes: number; readonly stream: Readable } | null>;
  /** Makes the stored file a local one; throws when there is no such file. */
  copyTo(key: string, file: string): Promise<void>;
  has(key: string): Promise<boolean>;
  delete(key: string): Promise<void>;
  list(): AsyncIterable<StoredFile>;
}

/** Injects the store that the configuration chose. */
export const MEDIA_STORE = Symbol('MEDIA_STORE');

const folderOf = (hash: string) => hash.slice(0, 2);
export const originalKey = (hash: string) => `originals/${folderOf(hash)}/${hash}`;
/** `file`: a width and a type such as `640.webp`, or `file.svg`. */
export const publicKey = (key: string, file: string) => `public/${folderOf(key)}/${key}/${file}`;
