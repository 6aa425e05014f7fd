import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';

interface ServerProcess {
  readonly pid: number;
  /** PostgreSQL names what the process does, such as "postgres: startup recovering …". */
  readonly title: string;
  readonly isFrozen: boolean;
}

/** The processes of the server that runs, or ran, in a data folder. Empty where the system does not list them. */
export function serverProcesses(folder: string): readonly ServerProcess[] {
  if (process.platform !== 'linux') return [];
  const real = realpathSync(folder);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        // Every process of a server works in its data folder.
        if (readlinkSync(`/proc/${pid}/cwd`) !== real) return [];
        const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        const isFrozen = /^\d+ \(.*\) [Tt] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
        return title.includes('postgres') ? [{ pid: Number(pid), title, isFrozen }] : [];
      } catch {
        return []; // it ended, or belongs to another account
      }
    });
}

/** Replaying the log after a crash may take minutes, and ending it would only begin it again. */
export const isRecovering = (processes: readonly ServerProcess[]) =>
  processes.some(({ title, isFrozen }) => title.startsWith('postgres: startup') && !isFrozen);
