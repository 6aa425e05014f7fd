import { renameSync, symlinkSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Leads a link to one target after the other, as publications do, until it is told to stop. It then leads to the last. */
const { link, targets } = workerData;
let isOver = false;
parentPort.once('message', () => (isOver = true));
parentPort.postMessage('begun');
while (!isOver) {
  for (const target of targets) {
    symlinkSync(target, `${link}.new`);
    renameSync(`${link}.new`, link);
  }
  await turn();
}
