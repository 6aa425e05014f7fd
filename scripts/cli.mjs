import path from 'node:path';
import { runCommand } from './lib/refusal.mjs';
import { root } from './lib/repository.mjs';
import { publicUrlIn } from './lib/site-address.mjs';

/** The back end's commands, with the address that `npm start` gives the site. */
await runCommand(async () => {
  process.env.PUBLIC_URL = publicUrlIn(process.env);
  await import(path.join(root, 'backend/dist/src/cli.js'));
  return process.exitCode;
});
