import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { PageRendering } from './page-rendering.ts';
import { PageStore } from './page-store.ts';
import { sharedRun } from './shared-run.ts';
import { SiteGeneration } from './site-generation.ts';
import { withTimeout } from './time-limit.ts';

/** The page that most visitors request first. */
const warmPath = '/';
const stopLimitMs = 2_000;

/** Renders pages after a change, one at a time, so that the next visitor gets a file. */
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
   * Returns at once; a page that cannot be rendered now is rendered at its next request.
   * @param everything renders all stale pages, since any of them may name the unpublished page; default: the home page
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

  /** Waits for renderings while their data can be read. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    await withTimeout(stopLimitMs, this.rendering.settled()).catch(() => {});
  }
}
