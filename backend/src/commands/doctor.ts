import { StartupError } from '../core/config/startup-error.ts';
import { hasDatabase } from '../core/database/server/open-server.ts';
import { databaseChecks, findingsOf, siteChecks } from '../system-status/checks.ts';
import { error, ok, warning, type Finding } from '../system-status/finding.ts';
import type { Command, Workplace } from './workplace.ts';

/** Checks what the site needs, and says what to do about each problem. Changes nothing. */
export const doctor: Command = async (workplace) => {
  const found = await findings(workplace);
  const report = found.map(([name, finding]) => lineOf(name, finding)).join('\n');
  const errors = found.filter(([, { state }]) => state === 'error').length;
  if (errors > 0) throw new StartupError(`${report}\n\n${errors === 1 ? '1 error' : `${errors} errors`}`);
  return report;
};

/** Without a configuration nothing can be checked, and without a database not what is in it. */
async function findings(workplace: Workplace): Promise<(readonly [string, Finding])[]> {
  const configuration = await attempt('Change the variable and run this again.', async () => {
    const { publicUrl, dataDir } = workplace.config;
    return `${publicUrl}, data in ${dataDir}`;
  });
  if (configuration.state !== 'ok') return [['Configuration', configuration]];
  const around = await findingsOf(siteChecks, workplace.config);
  const database = hasDatabase(workplace.config)
    ? await attempt('Check DATABASE_URL, and whether the server runs.', () => versionOf(workplace))
    : warning('There is no database yet.', 'Start the site, which makes one.');
  return [
    ['Configuration', configuration],
    ...around,
    ['Database', database],
    ...(database.state === 'ok' ? await inDatabase(workplace) : []),
  ];
}

const inDatabase = async (workplace: Workplace) =>
  findingsOf(databaseChecks, { config: workplace.config, dataSource: await workplace.dataSource() });

const attempt = (advice: string, look: () => Promise<string>): Promise<Finding> =>
  look().then(ok, (problem: Error) => error(problem.message, advice));

async function versionOf(workplace: Workplace): Promise<string> {
  const dataSource = await workplace.dataSource();
  const [row] = await dataSource.query<{ server_version: string }[]>('show server_version');
  return `PostgreSQL ${row?.server_version ?? ''} answers.`;
}

function lineOf(name: string, { state, text, advice }: Finding): string {
  const line = `${state.padEnd(8)} ${name.padEnd(14)} ${text}`;
  return advice ? `${line}\n${' '.repeat(24)}${advice}` : line;
}
