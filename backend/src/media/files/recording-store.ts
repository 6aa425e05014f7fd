import type { MediaStore } from './media-store.ts';

/** A store that remembers which files came with it. */
export class RecordingStore implements MediaStore {
  /** The keys of files that were not there before. */
  readonly added: string[] = [];

  constructor(private readonly store: MediaStore) {}

  async put(key: string, file: string): Promise<void> {
    if (!(await this.store.has(key))) this.added.push(key);
    await this.store.put(key, file);
  }

  get = (key: string) => this.store.get(key);
  copyTo = (key: string, file: string) => this.store.copyTo(key, file);
  has = (key: string) => this.store.has(key);
  delete = (key: string) => this.store.delete(key);
  list = () => this.store.list();
}
