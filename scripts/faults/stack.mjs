import { chownSync, statSync } from 'node:fs';
import { Refusal } from '../lib/refusal.mjs';
import { prepareDisk } from './disk.mjs';
import { isAnswered, untilTrue } from './parts.mjs';

/**
 * A running stack with two back ends, as the faults take a site. Root on the machine of the Docker engine can end its
 * processes and give the pages a disk of their own.
 * @param {import('../lib/smoke-client.mjs').SmokeClient} client
 */
export async function stackSite(client, { baseUrl, credentials }) {
  const docker = (...args) => client.docker(...args);
  const [containers, [nginx], [database]] = await Promise.all(
    ['backend', 'nginx', 'postgres'].map((service) => client.containersOf(service)),
  );
  const disk = await diskOf(docker, '20x_pages');
  const backends = containers.map((id) => asBackend(docker, id));
  try {
    await docker('restart', nginx, ...containers);
    await Promise.all(backends.map(({ isReady }) => untilTrue(isReady)));
    await untilTrue(() => isAnswered(baseUrl));
  } catch (error) {
    disk.remove();
    throw error;
  }
  return {
    ...{ baseUrl, credentials, backends },
    nginx: asPart(docker, nginx),
    database: { ...asPart(docker, database), query: (sql) => rowsOf(docker, database, sql) },
    disk,
    logs: [],
    lastLines: (most) => client.troubles(most),
    stop: async () => disk.remove(),
  };
}

/** Docker starts again what crashed, but not what it was told to kill. */
function asPart(docker, id) {
  return {
    async kill() {
      const pid = Number(await docker('inspect', '--format', '{{.State.Pid}}', id));
      if (pid === 0) throw new Error('A container does not run.');
      process.kill(pid, 'SIGKILL');
    },
    freeze: () => docker('pause', id),
    thaw: () => docker('unpause', id),
  };
}

function asBackend(docker, id) {
  const network = '20x_database';
  const answers = async (path) => {
    const addresses = '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}';
    const [address] = (await docker('inspect', '--format', addresses, id)).split(' ');
    return address !== '' && isAnswered(`http://${address}:3000${path}`);
  };
  return {
    ...asPart(docker, id),
    isBack: () => answers('/api/settings'),
    isReady: () => answers('/health/ready'),
    cutOff: () => docker('network', 'disconnect', network, id),
    rejoin: () => docker('network', 'connect', network, id),
    async restart() {
      await docker('restart', id);
      await untilTrue(this.isReady);
    },
  };
}

/** A small one over the folder of a volume: containers see it from their next start on. */
async function diskOf(docker, volume) {
  const refusal = 'Faults in a stack need root on its machine.';
  if (process.geteuid?.() !== 0) throw new Refusal(refusal);
  const folder = await docker('volume', 'inspect', '--format', '{{.Mountpoint}}', volume);
  const { uid, gid } = statSync(folder);
  const noOther = () => {
    throw new Error(refusal);
  };
  const disk = prepareDisk(folder, { size: '96m', pids: noOther });
  chownSync(folder, uid, gid);
  return disk;
}

async function rowsOf(docker, id, sql) {
  const asJson = `select coalesce(json_agg(row), '[]') from (${sql}) as row`;
  return JSON.parse(await docker('exec', id, 'psql', '-U', 'app', '-d', 'app', '-Atc', asJson));
}
