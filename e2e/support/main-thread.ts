import { test, type CDPSession, type Page } from '@playwright/test';

/** The main thread of a page and its frames. Its processor time does not count what else the machine does. */
export class MainThread {
  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<MainThread> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new MainThread(session);
  }

  /** Milliseconds of processor time that the tasks of the page took while this ran. */
  async workDuring(run: () => Promise<unknown>): Promise<number> {
    const before = await this.worked();
    await run();
    return (await this.worked()) - before;
  }

  private async worked(): Promise<number> {
    const { metrics } = await this.session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  }
}

/**
 * The least of several works, in milliseconds: other programs share the processor's caches and can only add to one, so
 * the smallest figure is the page's own.
 */
export function leastWork(works: number[]): number {
  test.info().annotations.push({ type: 'work (ms)', description: works.map(Math.round).join(', ') });
  return Math.min(...works);
}
