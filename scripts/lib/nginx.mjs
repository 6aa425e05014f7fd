import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { hasIpv6 } from './ports.mjs';
import { startChild } from './processes.mjs';
import { Refusal } from './refusal.mjs';
import { root } from './repository.mjs';

const configuration = path.join(root, 'nginx');
const started = /start worker process(es)?( \d+)?$/;

/** The user that nginx's workers run as: for root, an unprivileged user that can read the served files. */
export function workerUser(paths) {
  if (process.geteuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  const candidates = ['www-data', 'nginx', 'nobody'].map((name) => users.find((user) => user.name === name));
  const canRead = ({ uid, gid }) =>
    paths.every((file) => spawnSync('test', ['-r', file, '-a', '-x', file], { uid, gid, cwd: '/' }).status === 0);
  return candidates.filter(Boolean).find(canRead) ?? { name: 'root', uid: 0, gid: 0 };
}

/**
 * Starts nginx in front of the back end, with a prefix of its own below DATA_DIR; resolves once it listens.
 * @returns a child of `startChild`
 */
export async function startNginx({
  prefix,
  port,
  publicUrl,
  socket,
  siteDir,
  mediaDir,
  user,
  logFile,
  frontendDir = root,
}) {
  await writeConfiguration({ prefix, port, publicUrl, socket, siteDir, mediaDir, user, frontendDir });
  const args = ['-p', `${prefix}/`, '-c', path.join(prefix, 'nginx.conf'), '-e', 'stderr'];
  let listening;
  const isListening = new Promise((resolve) => (listening = resolve));
  const nginx = startChild({
    name: 'nginx',
    command: 'nginx',
    args,
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` },
    logFile,
    onStderr: (line) => {
      appendFileSync(logFile, `${line}\n`);
      if (started.test(line)) listening();
    },
  });
  const early = await Promise.race([isListening, nginx.exited]);
  if (early !== undefined) throw new Refusal(`nginx did not start: ${reasonIn(nginx.tail()) || early}`);
  return nginx;
}

const reasonIn = (tail) => (/\[(?:emerg|crit|alert)\] (?:\d+#\d+: )?(.*)/.exec(tail) ?? [])[1];

async function writeConfiguration({ prefix, port, publicUrl, socket, siteDir, mediaDir, user, frontendDir }) {
  mkdirSync(path.join(prefix, 'temp'), { recursive: true });
  for (const name of readdirSync(configuration).filter((file) => file.endsWith('.conf'))) {
    copyFileSync(path.join(configuration, name), path.join(prefix, name));
  }
  const values = {
    user: user ? `user ${user.name};` : '',
    publicScheme: new URL(publicUrl).protocol.replace(':', ''),
    publicName: new URL(publicUrl).hostname,
    socket,
    listen: [String(port), ...((await hasIpv6()) ? [`[::]:${port}`] : [])]
      .map((on) => `listen ${on} backlog=1024;`)
      .join(' '),
  };
  const template = readFileSync(path.join(configuration, 'machine.conf.template'), 'utf8');
  const text = template.replace(/\{(user|publicScheme|publicName|socket|listen)\}/g, (_, name) => values[name]);
  writeFileSync(path.join(prefix, 'nginx.conf'), text);
  linkContent({ prefix, siteDir, mediaDir, frontendDir });
}

/** What nginx serves lies elsewhere: links give it the places that site.conf names. */
function linkContent({ prefix, siteDir, mediaDir, frontendDir }) {
  const web = path.join(prefix, 'web');
  rmSync(web, { recursive: true, force: true });
  mkdirSync(path.join(web, 'static'), { recursive: true });
  copyFileSync(path.join(configuration, '503.html'), path.join(web, '503.html'));
  symlinkSync(siteDir, path.join(web, 'site'));
  symlinkSync(mediaDir, path.join(web, 'media'));
  symlinkSync(path.join(frontendDir, 'frontend-public/dist'), path.join(web, 'public'));
  for (const name of ['shell', 'public', 'admin']) {
    symlinkSync(path.join(frontendDir, `frontend-${name}/dist`), path.join(web, 'static', name));
  }
}
