import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';

const flushAfterMs = 10_000;
/** So many sources are counted between two writes; more can only come from a flood. */
const mostSources = 10_000;

interface Hits {
  count: number;
  last: Date;
}

/** Counts who comes to old addresses. A visitor never waits for it: the counts are written a moment later. */
@Injectable()
export class RedirectHits implements BeforeApplicationShutdown {
  private readonly logger = new Logger(RedirectHits.name);
  private hits = new Map<string, Hits>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly dataSource: DataSource) {}

  count(from: string): void {
    const known = this.hits.get(from) ?? { count: 0, last: new Date() };
    if (this.hits.size >= mostSources && known.count === 0) return;
    this.hits.set(from, { count: known.count + 1, last: new Date() });
    this.timer ??= setTimeout(() => void this.flush(), flushAfterMs).unref();
  }

  /** Writes what was counted; counts that cannot be written are kept for the next time. */
  async flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const written = this.hits;
    if (written.size === 0) return;
    this.hits = new Map();
    const rows = [...written].sort(([one], [other]) => (one < other ? -1 : 1));
    try {
      await this.dataSource.query(
        `update redirect set hits = hits + hit.count, last_hit_at = greatest(last_hit_at, hit.last)
         from unnest($1::text[], $2::bigint[], $3::timestamptz[]) as hit (from_path, count, last)
         where redirect.from_path = hit.from_path`,
        [rows.map(([from]) => from), rows.map(([, { count }]) => count), rows.map(([, { last }]) => last)],
      );
    } catch (error) {
      this.logger.warn({ msg: 'hits of redirects are written later', err: error });
      for (const [from, { count, last }] of written)
        this.hits.set(from, { count: count + (this.hits.get(from)?.count ?? 0), last });
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.flush();
  }
}
