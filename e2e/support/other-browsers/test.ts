import { writeFile } from 'node:fs/promises';
import { serverLog } from '../site-data.ts';
import { expect, test as base } from '../test.ts';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { startWebkit } from './webkit.ts';

const start = { firefox: startFirefox, webkit: startWebkit };

interface WorkerFixtures {
  /** What the project runs in. */
  engine: keyof typeof start;
  driver: Driver;
}

interface Fixtures {
  /** A person who has never been here, at a desk. */
  visitor: Visitor;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, use) => {
      const driver = await start[engine]();
      await use(driver);
      await driver.stop();
    },
    { scope: 'worker' },
  ],
  quietConsole: async ({ driver }, use) => {
    const reports = () => serverLog().filter(({ msg }) => msg === 'a browser reports');
    const before = reports().length;
    await use([]);
    expect([...(driver.messages?.splice(0) ?? []), ...reports().slice(before)]).toEqual([]);
  },
  visitor: async ({ driver, site }, use, info) => {
    await driver.resize(1280, 900);
    await driver.open(`${site.baseUrl}/robots.txt`);
    await driver.run('localStorage.clear();return ""', '');
    await use(new Visitor(driver, site.baseUrl));
    if (info.status !== info.expectedStatus) await writeFile(info.outputPath('page.png'), await driver.screenshot());
  },
});

export { expect };
