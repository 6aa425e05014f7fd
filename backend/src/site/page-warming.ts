import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { PageRendering } from './page-rendering.ts';
import { PageStore } from './page-store.ts';
import { sharedRun } from './shared-run.ts';
import { SiteGeneration } from './site-generation.ts';
import { withTimeout } from './time-limit.ts';

/** What most visitors ask for first. */
const warmPath = '/';
const stopLimitMs = 2_000;

/** Renders pages after a change, so that the next visitor gets a file: one rendering at a time, none too many. */
@Injectable()
export class PageWarming implements BeforeApplicationShutdown {
  private isStopped = false;
  private isEverythingDue = false;
  private readonly warm = sharedRun(() => this.warmDue());

  constructor(
    private readonly rendering: PageRendering,
    private readonly generation: SiteGeneration,
    private readonly store: PageStore,
  ) {}

  /**
   * Returns at once; a page that cannot be rendered now is rendered when somebody asks for it.
   * @param everything all pages that are kept for outages, since any of them may tell of what is gone; default: the home page
   */
  start({ everything = false } = {}): void {
    this.isEverythingDue ||= everything;
    setImmediate(() => void this.warm().catch(() => {}));
  }

  private async warmDue(): Promise<void> {
    const isEverything = this.isEverythingDue;
    this.isEverythingDue = false;
    try {
      for (const path of new Set([warmPath, ...(isEverything ? await this.store.known() : [])])) {
        if (this.isStopped) return;
        const { value } = await this.generation.latest();
        if (!(await this.store.has(value, path))) await this.rendering.page(path).catch(() => {});
      }
    } catch (error) {
      this.isEverythingDue ||= isEverything;
      throw error;
    }
  }

  /** Lets renderings end while their data can still be read. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    await withTimeout(stopLimitMs, this.rendering.settled()).catch(() => {});
  }
}
