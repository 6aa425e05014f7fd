import type { CDPSession, Page } from '@playwright/test';

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
