import { StartupError } from '../../core/config/startup-error.ts';
import type { Command, Workplace } from '../workplace.ts';
import { checkBackups, checkClock, checkSchema } from './check-database.ts';
import { checkBuild, checkDisk, checkPermissions } from './check-files.ts';
import { checkCertificate, checkMail, checkStores } from './check-services.ts';
import { error, ok, type Finding } from './finding.ts';

type Check = readonly [name: string, run: (workplace: Workplace) => Promise<Finding>];

const checks: readonly Check[] = [
  ['Front ends', ({ config }) => checkBuild(config)],
  ['Permissions', ({ config }) => checkPermissions(config)],
  ['Disk', ({ config }) => checkDisk(config)],
  ['Stores', ({ config }) => checkStores(config)],
  ['Mail', ({ config }) => checkMail(config)],
  ['Certificate', ({ config }) => checkCertificate(config)],
];
const databaseChecks: readonly Check[] = [
  ['Schema', async (workplace) => checkSchema(await workplace.dataSource())],
  ['Clock', async (workplace) => checkClock(await workplace.dataSource())],
  ['Backups', async (workplace) => checkBackups(await workplace.dataSource())],
];

/** Checks what the site needs, and says what to do about each problem. Changes nothing. */
export const doctor: Command = async (workplace) => {
  const found: (readonly [string, Finding])[] = [];
  const look = async ([name, run]: Check): Promise<Finding> => {
    const finding = await run(workplace).catch((problem: Error) => error(problem.message, adviceOn(name)));
    found.push([name, finding]);
    return finding;
  };
  const configured = await look([
    'Configuration',
    async ({ config }) => ok(`${config.publicUrl}, data in ${config.dataDir}`),
  ]);
  if (configured.state === 'ok') {
    for (const check of checks) await look(check);
    const database = await look(['Database', async (place) => ok(await versionOf(place))]);
    if (database.state === 'ok') for (const check of databaseChecks) await look(check);
  }
  const report = found.map(([name, finding]) => lineOf(name, finding)).join('\n');
  const errors = found.filter(([, { state }]) => state === 'error').length;
  if (errors > 0) throw new StartupError(`${report}\n\n${errors === 1 ? '1 error' : `${errors} errors`}`);
  return report;
};

async function versionOf(workplace: Workplace): Promise<string> {
  const dataSource = await workplace.dataSource();
  const [row] = await dataSource.query<{ server_version: string }[]>('show server_version');
  return `PostgreSQL ${row?.server_version ?? ''} answers.`;
}

const adviceOn = (name: string): string =>
  name === 'Configuration'
    ? 'Change the variable and run this again.'
    : name === 'Database'
      ? 'Check DATABASE_URL, and whether the server runs.'
      : 'Fix that, and run this again.';

function lineOf(name: string, { state, text, advice }: Finding): string {
  const line = `${state.padEnd(8)} ${name.padEnd(14)} ${text}`;
  return advice ? `${line}\n${' '.repeat(24)}${advice}` : line;
}
