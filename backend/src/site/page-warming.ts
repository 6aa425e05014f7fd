import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Jobs } from '../core/jobs/jobs.ts';
import { PageRendering } from './page-rendering.ts';
import { PageStore } from './page-store.ts';
import { sharedRun } from './shared-run.ts';
import { SiteGeneration } from './site-generation.ts';
import { withTimeout } from './time-limit.ts';

/** The page that most visitors request first. */
const warmPath = '/';
const stopLimitMs = 2_000;
const checkQueue = 'pages.check';

/**
 * Renders pages after a change and every ten minutes in place of damaged ones, one at a time, so that the next visitor gets a
 * file.
 */
@Injectable()
export class PageWarming implements BeforeApplicationShutdown {
  private readonly logger = new Logger(PageWarming.name);
  private isStopped = false;
  private isEverythingDue = false;
  private readonly warm = sharedRun(() => this.warmDue());

  constructor(
    private readonly rendering: PageRendering,
    private readonly generation: SiteGeneration,
    private readonly store: PageStore,
    jobs: Jobs,
  ) {
    jobs.handle(checkQueue, async () => this.replaceDamaged());
    jobs.schedule(checkQueue, '*/10 * * * *');
  }

  /**
   * Returns at once; a page that cannot be rendered now is rendered at its next request.
   * @param everything drops damaged pages, and renders all stale pages, since any of them may name the unpublished page;
   *   default: the home page
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
        if (isEverything) await this.dropDamaged(path);
        const { value } = await this.generation.latest();
        if (!(await this.store.has(value, path))) await this.rendering.page(path).catch(() => {});
      }
    } catch (error) {
      this.isEverythingDue ||= isEverything;
      throw error;
    }
  }

  private async replaceDamaged(): Promise<void> {
    for (const path of await this.store.known()) {
      if (this.isStopped) return;
      if (await this.dropDamaged(path)) await this.rendering.page(path).catch(() => {});
    }
  }

  private async dropDamaged(path: string): Promise<boolean> {
    try {
      const isDropped = await this.store.dropDamaged(path);
      if (isDropped) this.logger.warn({ msg: 'a stored page was damaged and is rendered again', path });
      return isDropped;
    } catch (error) {
      this.logger.warn({ msg: 'a stored page could not be checked', path, err: error });
      return false;
    }
  }

  /** Waits for renderings while their data can be read. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    await withTimeout(stopLimitMs, this.rendering.settled()).catch(() => {});
  }
}
