import { buildChanged } from '../lib/builds.mjs';
import { ensurePackages } from '../lib/packages.mjs';
import { SmokeClient, stackCredentials } from '../lib/smoke-client.mjs';
import { Refusal } from '../lib/refusal.mjs';
import { ensureSystemPackages } from '../lib/system-packages.mjs';
import { Load } from './load.mjs';
import { stackSite } from './stack.mjs';

/** Runs `work(site, load)` on a new site, and removes it afterwards. The load is not started yet. */
export async function onFaultSite(work) {
  await ensurePackages();
  const missing = await ensureSystemPackages(['nginx']);
  if (missing) throw new Refusal(missing);
  await buildChanged();
  const { startFaultSite } = await import('./site.mjs'); // it needs the packages
  return underLoad(await startFaultSite(), work);
}

/** Runs `work(site, load)` on the stack that answers at an address. */
export async function onStack([baseUrl, ...docker], work) {
  const client = new SmokeClient({ baseUrl, docker: docker.length > 0 ? docker : ['docker'] });
  return underLoad(await stackSite(client, { baseUrl, credentials: stackCredentials() }), work);
}

async function underLoad(site, work) {
  const load = new Load(site);
  try {
    if (!(await load.signIn())) throw new Error('The administrator cannot sign in.');
    await load.goOnCounting();
    return await work(site, load);
  } finally {
    load.close();
    await site.stop();
  }
}
