import { Readable } from 'node:stream';
import { mediaAddresses, mediaIdIn } from '@20x/shared/media-address';
import type { PostContent } from '../../blog/post-content.dto.ts';
import type { MediaCopies, MediaCopy } from '../../media/public/media-copies.ts';

interface ArchivedImage {
  readonly path: string;
  /** Empty when the file is gone. */
  readonly open: () => Promise<Readable>;
}

/** The images of the library that the posts of an archive show, each once. */
export class ArchivedImages {
  /** By the ids of items; null: it has no file. */
  readonly #known = new Map<string, MediaCopy | null>();
  readonly #shown = new Set<string>();
  #waiting: ArchivedImage[] = [];

  constructor(private readonly media: MediaCopies) {}

  /** Looks for those that these posts may show. */
  async find(contents: readonly PostContent[]): Promise<void> {
    const ids = [...JSON.stringify(contents).matchAll(mediaAddresses)].map(([, id = '']) => id);
    const asked = [...new Set(ids)].filter((id) => !this.#known.has(id));
    const found = asked.length > 0 ? await this.media.find(asked) : new Map<string, MediaCopy>();
    for (const id of asked) this.#known.set(id, found.get(id) ?? null);
  }

  /** Where a post in the archive finds it; from then on it belongs into the archive. Null: the library has no such file. */
  pathFor(address: string): string | null {
    const id = mediaIdIn(address);
    const copy = id === null ? null : this.#known.get(id);
    if (id === null || !copy) return null;
    // Ids begin with the time, so that their ends differ more.
    const path = `images/${id.slice(-12)}/${copy.name}`;
    if (!this.#shown.has(id))
      this.#waiting.push({ path, open: async () => (await copy.open())?.stream ?? Readable.from([]) });
    this.#shown.add(id);
    return `../${path}`;
  }

  /** Those that no earlier call gave. */
  take(): ArchivedImage[] {
    const waiting = this.#waiting;
    this.#waiting = [];
    return waiting;
  }
}
