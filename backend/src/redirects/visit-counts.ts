import { Logger } from '@nestjs/common';

const flushAfterMs = 10_000;

export interface VisitCount {
  readonly key: string;
  readonly count: number;
  readonly last: Date;
  /** Where the visitors came from, as far as it may be kept. */
  readonly source: string | null;
}

interface VisitCountsOptions {
  /** Of the log. */
  readonly name: string;
  /** So many keys are counted between two writes; more can only come from a flood. */
  readonly mostKeys: number;
  /** In the order of their keys, so that two processes never wait for each other. */
  readonly write: (counts: readonly VisitCount[]) => Promise<unknown>;
}

/** Counts visits. A visitor never waits for it: the counts are written a moment later. */
export class VisitCounts {
  private readonly logger: Logger;
  private counts = new Map<string, VisitCount>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly options: VisitCountsOptions) {
    this.logger = new Logger(options.name);
  }

  count(key: string, source: string | null = null): void {
    this.add({ key, count: 1, last: new Date(), source });
    this.timer ??= setTimeout(() => void this.flush(), flushAfterMs).unref();
  }

  /** Writes what was counted. What cannot be written is kept for the next time. */
  async flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const counted = [...this.counts.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
    this.counts = new Map();
    if (counted.length === 0) return;
    try {
      await this.options.write(counted);
    } catch (error) {
      this.logger.warn({ msg: 'visits are written later', err: error });
      for (const visits of counted) this.add(visits);
    }
  }

  private add({ key, count, last, source }: VisitCount): void {
    const known = this.counts.get(key);
    if (!known && this.counts.size >= this.options.mostKeys) return;
    this.counts.set(key, {
      key,
      count: count + (known?.count ?? 0),
      last: known && known.last > last ? known.last : last,
      source: source ?? known?.source ?? null,
    });
  }
}

/** As columns of a query. */
export const columnsOf = (counts: readonly VisitCount[]) => [
  counts.map(({ key }) => key),
  counts.map(({ count }) => count),
  counts.map(({ last }) => last),
  counts.map(({ source }) => source),
];
