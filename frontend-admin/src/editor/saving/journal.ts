import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { isRecord } from '@20x/shared/hidden';
import type { Content } from '../model/content-comparison';

/** Unsaved work kept in this browser, so that a crash, a dead battery or an ended session loses nothing. */
export interface JournalEntry {
  /** The visit that wrote it: two open tabs never overwrite each other's. */
  readonly id: string;
  /** The user and the document. */
  readonly subject: string;
  /** What is edited, such as a content type. Default: it is not told. */
  readonly kind?: string | undefined;
  /** ISO time of the last change. */
  readonly at: string;
  /** The saved content that the work started from: it shows what changed since. */
  readonly base: Content;
  readonly content: Content;
}

interface JournalSchema extends DBSchema {
  work: { key: string; value: JournalEntry; indexes: { subject: string } };
}

let opening: Promise<IDBPDatabase<JournalSchema>> | undefined;

function database(): Promise<IDBPDatabase<JournalSchema>> {
  opening ??= openDB<JournalSchema>('20x-editor', 1, {
    upgrade(db) {
      db.createObjectStore('work', { keyPath: 'id' }).createIndex('subject', 'subject');
    },
    terminated() {
      opening = undefined;
    },
  });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

/** Another release, or a damaged disk, may have left something else: it hides no work that can be read. */
const isWhole = ({ at, base, content }: Partial<JournalEntry>) =>
  typeof at === 'string' && !Number.isNaN(Date.parse(at)) && isRecord(base) && isRecord(content);

const newestFirst = (entries: readonly JournalEntry[]) =>
  entries.filter(isWhole).sort((one, other) => other.at.localeCompare(one.at));

/** Storage may be full or forbidden: then nothing is found, and `keep` says that nothing is kept. */
export const journal = {
  /** Newest first. */
  async find(subject: string): Promise<JournalEntry[]> {
    try {
      return newestFirst(await (await database()).getAllFromIndex('work', 'subject', subject));
    } catch {
      return [];
    }
  },

  /** What a user began of a kind and nobody has saved so far, newest first. */
  async findBegun(userId: string, kind: string): Promise<JournalEntry[]> {
    try {
      const own = IDBKeyRange.bound(`${userId}:`, `${userId}:\uffff`);
      const entries = newestFirst(await (await database()).getAllFromIndex('work', 'subject', own));
      return entries.filter((entry) => entry.kind === kind && Object.keys(entry.base).length === 0);
    } catch {
      return [];
    }
  },

  async keep(entry: JournalEntry): Promise<boolean> {
    try {
      // On the disk, not only with the system: relaxed writes are lost with the power.
      const transaction = (await database()).transaction('work', 'readwrite', { durability: 'strict' });
      await Promise.all([transaction.store.put(entry), transaction.done]);
      return true;
    } catch {
      return false;
    }
  },

  async drop(id: string): Promise<void> {
    try {
      await (await database()).delete('work', id);
    } catch {
      // Without storage there is nothing to drop.
    }
  },
};
