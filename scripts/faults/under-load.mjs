import { buildChanged } from '../lib/builds.mjs';
import { ensurePackages } from '../lib/packages.mjs';
import { Refusal } from '../lib/refusal.mjs';
import { ensureSystemPackages } from '../lib/system-packages.mjs';
import { Load } from './load.mjs';
import { startFaultSite } from './site.mjs';

/** Runs `work(site, load)` on a new site, and removes it afterwards. The load is signed in and not started. */
export async function onFaultSite(work) {
  await ensurePackages();
  const missing = await ensureSystemPackages(['nginx']);
  if (missing) throw new Refusal(missing);
  await buildChanged();
  const site = await startFaultSite();
  const load = new Load(site);
  try {
    if (!(await load.signIn())) throw new Error('The administrator cannot sign in.');
    return await work(site, load);
  } finally {
    load.close();
    await site.stop();
  }
}
