import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { encode } from './encodings.ts';
import { PageStore } from './page-store.ts';

/** Nobody publishes or waits for a page then. */
const pauseMs = 30_000;
const mostWaiting = 500;

/** Compresses stored pages as far as it goes, which takes 0.1 s each, once publications pause. */
@Injectable()
export class PageShrinking implements OnApplicationShutdown {
  private readonly logger = new Logger(PageShrinking.name);
  private readonly waiting = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly store: PageStore) {}

  /** Returns at once. What is stored during the pause begins it again. */
  add(path: string): void {
    if (this.waiting.size < mostWaiting) this.waiting.add(path);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      void this.run().catch((error: unknown) =>
        this.logger.warn({ msg: 'a page was not compressed further', err: error }),
      );
    }, pauseMs);
    this.timer.unref();
  }

  /** One page at a time. */
  async run(): Promise<void> {
    for (const path of this.waiting) {
      this.waiting.delete(path);
      await this.store.shrink(path, (html) => encode(html, 'br', 'best'));
    }
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
    this.waiting.clear();
  }
}
