import path from 'node:path';
import { buildChanged } from './lib/builds.mjs';
import { ensurePackages, pinnedNode } from './lib/packages.mjs';
import { startChild, toolEnvironment } from './lib/processes.mjs';
import { Refusal, runCommand } from './lib/refusal.mjs';
import { root } from './lib/repository.mjs';
import { untilAskedToStop } from './lib/signals.mjs';
import { prepareDataDir, refuseBusyPort } from './lib/site.mjs';
import { portIn, publicUrlIn } from './lib/site-address.mjs';

/**
 * Watch mode: the front ends' development server on PORT with hot updates, which passes what it does not know to the
 * back end on the next port; the back end is compiled and started again when its sources change.
 */
await runCommand(async () => {
  const port = portIn(process.env);
  const dataDir = path.resolve(process.env.DATA_DIR || path.join(root, '.data'));
  await refuseBusyPort(port);
  await refuseBusyPort(port + 1);
  prepareDataDir(dataDir);
  const asked = untilAskedToStop();
  await ensurePackages();
  await buildChanged();
  if (asked.now) return 0;

  const publicUrl = publicUrlIn(process.env);
  const backendUrl = `http://127.0.0.1:${port + 1}`;
  const env = { DATA_DIR: dataDir, PUBLIC_URL: publicUrl, LISTEN: `127.0.0.1:${port + 1}` };
  const main = path.join(root, 'backend/dist/src/main.js');
  const watched = [path.dirname(main), path.join(root, 'shared/src')].flatMap((folder) => ['--watch-path', folder]);
  const parts = [
    child('compiler', 'npm', ['run', '--silent', 'build', '-w', '@20x/backend', '--', '--watch']),
    child('backend', pinnedNode, [...watched, '--watch-preserve-output', main], env),
    child('front ends', pinnedNode, [path.join(root, 'frontend-shell/webpack.dev.mjs')], {
      PORT: String(port),
      API_URL: backendUrl,
    }),
  ];
  console.log(`\n  ${publicUrl} (back end: ${backendUrl}). Ctrl-C ends everything.\n`);
  const ended = Promise.race(parts.map(async (part) => `${part.name} ${await part.exited}`));
  const reason = await Promise.race([ended, asked.promise]);
  await Promise.all(parts.map((part) => part.stop()));
  if (reason) throw new Refusal(`Watching has stopped: ${reason}.`);
  return 0;
});

function child(name, command, args, env = {}) {
  const show = (line) => console.log(`${name}: ${line}`);
  return startChild({ name, command, args, env: toolEnvironment(env), onStdout: show, onStderr: show });
}
