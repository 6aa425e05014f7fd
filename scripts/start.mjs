import path from 'node:path';
import { buildChanged } from './lib/builds.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { runCommand } from './lib/refusal.mjs';
import { root } from './lib/repository.mjs';
import { untilAskedToStop } from './lib/signals.mjs';
import { prepareDataDir, refuseBusyPort, startSite } from './lib/site.mjs';
import { portIn, publicUrlIn } from './lib/site-address.mjs';
import { ensureSystemPackages } from './lib/system-packages.mjs';

await runCommand(async () => {
  const port = portIn(process.env);
  const dataDir = path.resolve(process.env.DATA_DIR || path.join(root, '.data'));
  const publicUrl = publicUrlIn(process.env);
  await refuseBusyPort(port);
  prepareDataDir(dataDir);

  const asked = untilAskedToStop();
  const { site, missing } = await prepareAndStart({ port, dataDir, publicUrl }).catch((error) => {
    if (asked.now) process.exit(0); // Ctrl-C also ends what was under way
    throw error;
  });
  if (missing) console.log(`The back end serves alone, without nginx in front. ${missing}`);
  console.log(announcement(publicUrl, site.notes));
  await asked.promise;
  console.log('Stopping …');
  await site.stop();
  return 0;
});

async function prepareAndStart(options) {
  await ensurePackages();
  const missing = await ensureSystemPackages(['nginx']);
  await buildChanged();
  return { missing, site: await startSite({ ...options, withNginx: !missing }) };
}

function announcement(publicUrl, notes) {
  const lines = [
    '',
    `  Site      ${publicUrl}`,
    `  Admin     ${publicUrl}/admin`,
    `  API docs  ${publicUrl}/api/docs`,
    '',
    ...notes.map((note) => `  ${note}`),
    '  Ctrl-C ends everything.',
    '',
  ];
  return lines.join('\n');
}
