import { randomBytes } from 'node:crypto';
import { freePort } from './ports.mjs';
import { startSite } from './site.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/** A site on a free port with data of its own, which `stop` removes; nothing of the person's own environment gets in. */
export async function startTemporarySite({ env = {}, show } = {}) {
  const { folder: dataDir, remove } = temporaryFolder('20x-site-');
  const credentials = { username: 'admin', password: randomBytes(12).toString('base64url') };
  const port = await freePort();
  const baseUrl = `http://localhost:${port}`;
  const own = { NODE_ENV: 'development' };
  for (const name of ['DATABASE_URL', 'DATABASE_URL_FILE', 'MEDIA_DIR', 'SITE_DIR']) own[name] = undefined;
  try {
    const site = await startSite({
      port,
      dataDir,
      publicUrl: baseUrl,
      show,
      env: { ...own, ADMIN_USERNAME: credentials.username, ADMIN_PASSWORD: credentials.password, ...env },
    });
    return {
      baseUrl,
      credentials,
      dataDir,
      async stop() {
        await site.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
