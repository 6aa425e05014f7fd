import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium, expect, type LaunchOptions, type Page } from '@playwright/test';

/** A browser with a profile of its own that a test may kill: all its processes end at once, and it writes nothing more. */
export class OwnBrowser {
  private constructor(
    private readonly process: ChildProcess,
    readonly page: Page,
  ) {}

  static async start({ executablePath, args = [] }: LaunchOptions, profile: string): Promise<OwnBrowser> {
    const port = path.join(profile, 'DevToolsActivePort');
    rmSync(port, { force: true });
    const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
    // A group of its own, which is killed as a whole.
    const process = spawn(executablePath!, [...args, ...own], { detached: true, stdio: 'ignore' });
    await expect
      .poll(() => existsSync(port) && readFileSync(port, 'utf8').includes('\n'), { intervals: [50] })
      .toBe(true);
    const [number] = readFileSync(port, 'utf8').split('\n');
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${number}`);
    const [context] = browser.contexts();
    return new OwnBrowser(process, context!.pages()[0] ?? (await context!.newPage()));
  }

  async kill(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const ended = once(this.process, 'exit');
    process.kill(-this.process.pid!, 'SIGKILL');
    await ended;
  }
}
