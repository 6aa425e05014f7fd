import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { directQueries } from '../../backend/test/support/direct-queries.ts';
import { createSeverableConnection } from '../../backend/test/support/severable-connection.ts';
import { MailServer } from '../../backend/test/support/mail-server.ts';
import { prepareDisk } from './disk.mjs';
import { asPart, isAnswered, untilTrue } from './parts.mjs';
import { startBackend } from '../lib/backend.mjs';
import { startNginx, workerUser } from '../lib/nginx.mjs';
import { freePort } from '../lib/ports.mjs';
import { root } from '../lib/repository.mjs';
import { prepareDataDir } from '../lib/site.mjs';
import { tellsTrouble } from '../lib/smoke-client.mjs';
import { temporaryFolder } from '../lib/temporary-folder.mjs';

const builtModule = (file) => import(path.join(root, 'backend/dist/src', file));

/**
 * The stack on one machine: nginx, two back ends, PostgreSQL behind a connection that can be cut, and a mail server. What
 * ends is started again, as a container would be. All data are in a temporary folder.
 */
export async function startFaultSite() {
  const { folder, remove } = temporaryFolder('20x-faults-');
  const closing = [remove];
  const stop = async () => {
    for (const close of closing.reverse()) await close();
  };
  try {
    return { ...(await startParts(folder, closing)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(folder, closing) {
  const wholeDisk = prepareDisk(folder, { size: '768m', pids: () => [...backendPids(), ...database.pids()] });
  closing.push(wholeDisk.remove);
  const dataDir = path.join(folder, 'data');
  const siteDir = path.join(folder, 'site');
  prepareDataDir(dataDir);
  mkdirSync(siteDir, { mode: 0o755 });
  const backends = [];
  const backendPids = () => backends.map(({ part }) => part.pid);
  const disk = prepareDisk(siteDir, { size: '96m', pids: backendPids });
  closing.push(disk.remove);
  const database = await startDatabase(path.join(folder, 'database'), closing);
  const mail = await MailServer.started();
  closing.push(() => mail.stop());
  const credentials = { username: 'admin', password: randomBytes(12).toString('base64url') };
  const port = await freePort();
  const baseUrl = `http://localhost:${port}`;
  const environment = {
    NODE_ENV: 'development',
    NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'shifting-clock.mjs')}`,
    LOG_LEVEL: 'warn',
    DATABASE_URL: database.severableUrl,
    SMTP_URL: mail.url,
    SITE_DIR: siteDir,
    MEDIA_DIR: path.join(dataDir, 'media'),
    ADMIN_USERNAME: credentials.username,
    ADMIN_PASSWORD: credentials.password,
  };
  const logs = [];
  const show = (line) => logs.push(`${new Date().toISOString()} ${line}`);
  for (const name of ['one', 'two']) {
    const listen = `127.0.0.1:${await freePort()}`;
    const logFile = path.join(dataDir, `logs/backend-${name}.log`);
    const { part } = await startBackend({ listen, dataDir, publicUrl: baseUrl, env: environment, logFile, show });
    closing.push(() => part.stop());
    backends.push(asBackend(part, listen));
  }
  const prefix = path.join(dataDir, 'nginx');
  const nginxLog = path.join(dataDir, 'logs/nginx.log');
  const front = await startNginx({
    prefix,
    port,
    publicUrl: baseUrl,
    backends: backends.map(({ listen }) => listen),
    siteDir,
    mediaDir: environment.MEDIA_DIR,
    user: workerUser([siteDir, path.join(root, 'frontend-public/dist'), dataDir]),
    trusted: '127.0.0.1', // so that each message of the load has an address of its own
    logFile: nginxLog,
    show,
  });
  closing.push(() => front.stop());
  await database.query(`update contact_recipients set question = '{owner@example.com}'`);
  const lastLines = (most) => [...logs.slice(-most), ...problemsIn(nginxLog).slice(-most)];
  const parts = { database, mail, disk, wholeDisk, backends, nginx: asPart(() => [front.pid]) };
  return { ...parts, dataDir, siteDir, baseUrl, credentials, environment, logs, lastLines };
}

function asBackend(part, listen) {
  const answers = (address) => isAnswered(`http://${listen}${address}`);
  return {
    ...asPart(() => [part.pid]),
    ...{ part, listen },
    isBack: () => answers('/api/settings'),
    /** Ends it in order and waits for its successor. */
    async restart() {
      const before = part.pid;
      process.kill(before, 'SIGTERM');
      await untilTrue(async () => part.pid !== before && (await answers('/health/ready')));
    },
  };
}

function problemsIn(nginxLog) {
  return readFileSync(nginxLog, 'utf8').split('\n').filter(tellsTrouble);
}

/** The embedded server, and a way to it that can be severed. `query` takes the direct way. */
async function startDatabase(dataDir, closing) {
  const { startEmbeddedPostgres } = await builtModule('core/database/server/embedded-postgres.js');
  const { serverProcesses } = await builtModule('core/database/server/server-processes.js');
  const server = await startEmbeddedPostgres({ dataDir });
  closing.push(() => server.stop());
  const severable = await createSeverableConnection(server.connection);
  closing.push(() => severable.close());
  const { port, user, database } = severable.connection;
  const postmaster = () => Number(readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const pids = () => [...new Set([postmaster(), ...serverProcesses(dataDir).map(({ pid }) => pid)])];
  const { query, end } = directQueries(server.connection);
  closing.push(end);
  return {
    ...severable,
    severableUrl: `postgres://${user}@127.0.0.1:${port}/${database}`,
    ...asPart(pids),
    pids,
    query,
    /** The address of another, new database on the same server. */
    async create() {
      const name = `other_${randomUUID().slice(0, 8)}`;
      await query(`create database ${name}`);
      return `postgres://${user}@127.0.0.1:${port}/${name}`;
    },
  };
}
