import path from 'node:path';
import { run } from './lib/processes.mjs';
import { runCommand } from './lib/refusal.mjs';
import { workspaces } from './lib/workspaces.mjs';

await runCommand(async () => {
  let worst = 0;
  for (const { folder } of workspaces.filter(({ isTyped }) => isTyped)) {
    worst = Math.max(worst, await run('tsc', ['--noEmit', '-p', path.join(folder, 'tsconfig.json')]));
  }
  return worst;
});
