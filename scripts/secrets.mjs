/** Refuses secrets in the files that git has or would add. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './lib/refusal.mjs';
import { root } from './lib/repository.mjs';
import { secretsIn } from './lib/secret-scan.mjs';

await runCommand(async () => {
  const found = [];
  for (const file of filesOfGit()) found.push(...(await secretsIn(file, readFileSync(path.join(root, file), 'utf8'))));
  for (const secret of found) console.log(secret);
  return found.length > 0 ? 1 : 0;
});

/** Deleted files stay in git's list until they are committed. */
function filesOfGit() {
  const arguments_ = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const names = execFileSync('git', arguments_, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return names.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)));
}
