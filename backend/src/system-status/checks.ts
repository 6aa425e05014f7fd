import type { Config } from '../core/config/config.ts';
import {
  checkBackups,
  checkClock,
  checkDeliveries,
  checkPages,
  checkSchema,
  type Installation,
} from './check-database.ts';
import { checkBuild, checkDisk, checkPermissions } from './check-files.ts';
import { checkCertificate, checkMail, checkStores } from './check-services.ts';
import { error, type Finding } from './finding.ts';

type Checks<T> = readonly (readonly [name: string, run: (subject: T) => Promise<Finding>])[];
type Found = readonly [name: string, finding: Finding];

/** What the site needs around its database. */
export const siteChecks: Checks<Config> = [
  ['Front ends', checkBuild],
  ['Permissions', checkPermissions],
  ['Disk', checkDisk],
  ['Stores', checkStores],
  ['Mail', checkMail],
  ['Certificate', checkCertificate],
];

export const databaseChecks: Checks<Installation> = [
  ['Schema', checkSchema],
  ['Clock', checkClock],
  ['Pages', checkPages],
  ['Deliveries', checkDeliveries],
  ['Backups', checkBackups],
];

/** What the checks find, in their order. A check that fails is a finding, too. */
export const findingsOf = <T>(checks: Checks<T>, subject: T): Promise<Found[]> =>
  Promise.all(
    checks.map(async ([name, run]): Promise<Found> => [
      name,
      await run(subject).catch((problem: Error) => error(problem.message, 'Fix that, and check again.')),
    ]),
  );
