import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { keepRunning } from './keep-running.mjs';
import { logTo } from './log-file.mjs';
import { hasIpv6 } from './ports.mjs';
import { startChild } from './processes.mjs';
import { Refusal } from './refusal.mjs';
import { root } from './repository.mjs';

const configuration = path.join(root, 'nginx');
const longestPauseMs = 1_000;
const started = /start worker process(es)?( \d+)?$/;

/** The user that nginx's workers run as: for root, an unprivileged user that can enter the folders of the served files. */
export function workerUser(folders) {
  if (process.geteuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  const candidates = ['www-data', 'nginx', 'nobody'].map((name) => users.find((user) => user.name === name));
  const canEnter = ({ uid, gid }) =>
    folders.every((folder) => spawnSync('test', ['-x', folder], { uid, gid, cwd: '/' }).status === 0);
  return candidates.filter(Boolean).find(canEnter) ?? { name: 'root', uid: 0, gid: 0 };
}

/**
 * Starts nginx in front of the back ends (`unix:/…` or `host:port`), with a prefix of its own below DATA_DIR; resolves once
 * it listens. When it dies later it is started again.
 * @returns {Promise<{ stop(): Promise<void> }>}
 */
export async function startNginx({ prefix, logFile, frontendDir = root, show = console.error, ...configured }) {
  await writeConfiguration({ prefix, frontendDir, ...configured }).catch((error) => {
    if (!error.code) throw error;
    throw new Refusal(`${prefix} cannot be written (${error.code}). Remove it: each start makes it again.`);
  });
  keepRelease(prefix, show);
  const log = logTo(logFile);
  const first = launch(prefix, log);
  const early = await Promise.race([first.listening, first.child.exited]);
  if (early !== undefined) throw new Refusal(`nginx did not start: ${reasonIn(first.child.tail()) || early}`);
  const relaunch = () => launch(prefix, log).child;
  return keepRunning({ label: 'nginx', first: first.child, launch: relaunch, longestPauseMs, show });
}

function launch(prefix, log) {
  let listens;
  const listening = new Promise((resolve) => (listens = resolve));
  const child = startChild({
    name: 'nginx',
    command: 'nginx',
    args: ['-p', `${prefix}/`, '-c', path.join(prefix, 'nginx.conf'), '-e', 'stderr'],
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` },
    onStdout: log,
    onStderr: (line) => {
      log(line);
      if (started.test(line)) listens();
    },
  });
  return { child, listening };
}

const reasonIn = (tail) => (/\[(?:emerg|crit|alert)\] (?:\d+#\d+: )?(.*)/.exec(tail) ?? [])[1];

/** Lets X-Forwarded-For name the visitor where the request comes from one of these addresses or networks. */
function realIpFrom(networks) {
  const listed = networks.split(/[\s,]+/).filter(Boolean);
  const wrong = listed.find((network) => !isNetwork(network));
  if (wrong) throw new Refusal(`REAL_IP_FROM must list addresses or networks such as 10.0.0.0/8, not "${wrong}".`);
  const trusted = listed.map((network) => `set_real_ip_from ${network};`);
  return trusted.length > 0 ? [...trusted, 'real_ip_header X-Forwarded-For;', 'real_ip_recursive on;'].join(' ') : '';
}

function isNetwork(text) {
  const [, address, bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  return isIP(address ?? '') > 0 && Number(bits ?? 0) <= (isIP(address) === 4 ? 32 : 128);
}

/**
 * One back end is asked whatever it answered before. Of several, one that fails is left out for a moment, as in the stack.
 * When all are left out, they are asked all the same: one may be back.
 */
function serversOf(backends) {
  const servers = (limits) => backends.map((address) => `server "${address}" ${limits};`);
  if (backends.length === 1) return servers('max_fails=0').join(' ');
  return [...servers('max_fails=1 fail_timeout=2s'), ...servers('max_fails=0 backup')].join(' ');
}

async function writeConfiguration({ prefix, port, publicUrl, backends, user, trusted, ...content }) {
  mkdirSync(path.join(prefix, 'temp'), { recursive: true });
  for (const name of readdirSync(configuration).filter((file) => file.endsWith('.conf'))) {
    copyFileSync(path.join(configuration, name), path.join(prefix, name));
  }
  const values = {
    user: user ? `user ${user.name};` : '',
    publicScheme: new URL(publicUrl).protocol.replace(':', ''),
    publicName: new URL(publicUrl).hostname,
    realIp: realIpFrom(trusted ?? ''),
    servers: serversOf(backends),
    listen: [String(port), ...((await hasIpv6()) ? [`[::]:${port}`] : [])]
      .map((on) => `listen ${on} backlog=1024;`)
      .join(' '),
  };
  const template = readFileSync(path.join(configuration, 'machine.conf.template'), 'utf8');
  const text = template.replace(/\{(user|publicScheme|publicName|realIp|servers|listen)\}/g, (_, name) => values[name]);
  writeFileSync(path.join(prefix, 'nginx.conf'), text);
  linkContent({ prefix, ...content });
}

/** What nginx serves lies elsewhere: links give it the places that site.conf names. */
function linkContent({ prefix, siteDir, mediaDir, frontendDir }) {
  const web = path.join(prefix, 'web');
  rmSync(web, { recursive: true, force: true });
  mkdirSync(path.join(web, 'static'), { recursive: true });
  copyFileSync(path.join(configuration, '503.html'), path.join(web, '503.html'));
  symlinkSync(siteDir, path.join(web, 'site'));
  symlinkSync(mediaDir, path.join(web, 'media'));
  symlinkSync(path.join(prefix, 'releases'), path.join(web, 'releases'));
  symlinkSync(path.join(frontendDir, 'frontend-public/dist'), path.join(web, 'public'));
  for (const name of ['shell', 'public', 'admin']) {
    symlinkSync(path.join(frontendDir, `frontend-${name}/dist`), path.join(web, 'static', name));
  }
}

function keepRelease(prefix, show) {
  const script = path.join(configuration, 'keep-release.sh');
  const folders = [path.join(prefix, 'web/static'), path.join(prefix, 'releases')];
  const { status, stderr } = spawnSync('sh', [script, ...folders], { encoding: 'utf8' });
  if (status !== 0) show(`The previous release cannot be kept. ${stderr}`);
}
