import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { PageRendering } from './page-rendering.ts';
import { PageStore } from './page-store.ts';
import { sharedRun } from './shared-run.ts';
import { SiteGeneration } from './site-generation.ts';
import { withTimeout } from './time-limit.ts';

/** What most visitors ask for first. */
const warmPath = '/';
const stopLimitMs = 2_000;

/** Renders the home page after a change, so that the next visitor gets a file: one rendering at a time, none too many. */
@Injectable()
export class PageWarming implements BeforeApplicationShutdown {
  private isStopped = false;
  private readonly warm: () => Promise<void>;

  constructor(
    private readonly rendering: PageRendering,
    generation: SiteGeneration,
    store: PageStore,
  ) {
    this.warm = sharedRun(async () => {
      if (this.isStopped) return;
      const { value } = await generation.latest();
      if (!(await store.has(value, warmPath))) await rendering.page(warmPath);
    });
  }

  /** Returns at once; a page that cannot be rendered now is rendered when somebody asks for it. */
  start(): void {
    setImmediate(() => void this.warm().catch(() => {}));
  }

  /** Lets renderings end while their data can still be read. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    await withTimeout(stopLimitMs, this.rendering.settled()).catch(() => {});
  }
}
