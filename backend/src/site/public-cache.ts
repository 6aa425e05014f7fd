import { createHash } from 'node:crypto';
import { encodeAll, type Encoding, type Variants } from './encodings.ts';

interface Entry {
  readonly etag: string;
  readonly type: string;
  bodies: Partial<Variants> & { readonly identity: Buffer };
  compression: Promise<void> | null;
}

export interface CachedAnswer {
  readonly etag: string;
  readonly type: string;
  readonly encoding: Encoding;
  readonly body: Buffer;
}

/** Shorter answers are not compressed. */
const worthCompressing = 1024;
/** The memory of an entry besides its bodies. */
const overhead = 500;

/** The answers of one generation in memory, up to a number of bytes; the least recently used are dropped first. */
export class PublicCache {
  private generation = 0;
  private bytes = 0;
  private readonly entries = new Map<string, Entry>();
  private readonly limits: { readonly bytes: number; readonly entryBytes: number };

  constructor(limits: { readonly bytes: number; readonly entryBytes: number }) {
    this.limits = limits;
  }

  find(key: string, generation: number, encoding: Encoding): CachedAnswer | null {
    const entry = generation === this.generation ? this.entries.get(key) : undefined;
    if (!entry) return null;
    this.entries.delete(key);
    this.entries.set(key, entry); // a Map iterates in insertion order, so the least recently used entry comes first
    const body = entry.bodies[encoding];
    // Compressed on demand: most answers of a generation are read only by renderings.
    if (!body && entry.bodies.identity.length >= worthCompressing) entry.compression ??= this.compress(key, entry);
    return body
      ? { etag: entry.etag, type: entry.type, encoding, body }
      : { etag: entry.etag, type: entry.type, encoding: 'identity', body: entry.bodies.identity };
  }

  /** `generation` is the value from before the answer's data were read. Returns the body's entity tag. */
  keep(key: string, generation: number, type: string, body: Buffer): string {
    const etag = etagOfBody(body);
    if (generation > this.generation) this.startGeneration(generation);
    if (generation < this.generation || body.length > this.limits.entryBytes) return etag;
    this.drop(key);
    const entry: Entry = { etag, type, bodies: { identity: body }, compression: null };
    this.entries.set(key, entry);
    this.bytes += sizeOf(key, entry);
    this.shrink();
    return etag;
  }

  /** Resolves when nothing is being compressed. */
  async settled(): Promise<void> {
    await Promise.all([...this.entries.values()].flatMap((entry) => entry.compression ?? []));
  }

  private startGeneration(generation: number): void {
    this.generation = generation;
    this.entries.clear();
    this.bytes = 0;
  }

  private async compress(key: string, entry: Entry): Promise<void> {
    const bodies = await encodeAll(entry.bodies.identity);
    if (this.entries.get(key) !== entry) return;
    this.bytes -= sizeOf(key, entry);
    entry.bodies = bodies;
    this.bytes += sizeOf(key, entry);
    this.shrink();
  }

  private shrink(): void {
    for (const key of this.entries.keys()) {
      if (this.bytes <= this.limits.bytes) return;
      this.drop(key);
    }
  }

  private drop(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.bytes -= sizeOf(key, entry);
  }
}

export function etagOfBody(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

function sizeOf(key: string, { bodies }: Entry): number {
  return overhead + key.length * 2 + bodies.identity.length + (bodies.br?.length ?? 0) + (bodies.gzip?.length ?? 0);
}
