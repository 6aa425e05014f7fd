import { getConstructionPlans } from 'pg-boss';

/** The schema of the tables of jobs. */
export const jobSchema = 'pgboss';

/** What creates the tables of jobs, as part of the caller's transaction. */
export const jobTablesSql = (): string =>
  getConstructionPlans(jobSchema)
    .replace(/^\s*BEGIN;/, '')
    .replace(/COMMIT;\s*$/, '');
