import type { Readable } from 'node:stream';

/** Where backups are kept, by their file names. */
export interface BackupStore {
  /** For people: where it is. */
  readonly place: string;
  /** Refuses to begin when this many bytes will not fit. */
  makeRoom(bytes: number): Promise<void>;
  /** Stores the whole content, or nothing when it fails. Answers its size. */
  write(name: string, content: Readable): Promise<number>;
  /** Null: there is no such backup. */
  read(name: string): Promise<Readable | null>;
  /** Names of backups, newest first. */
  list(): Promise<string[]>;
  delete(name: string): Promise<void>;
}
