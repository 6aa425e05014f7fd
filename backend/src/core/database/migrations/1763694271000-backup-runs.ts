import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The backups that were tried, for the dashboard. */
export class BackupRuns1763694271000 implements MigrationInterface {
  readonly name = 'BackupRuns1763694271000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table backup_run (
        id uuid constraint backup_run_pkey primary key default gen_random_uuid(),
        started_at timestamptz not null,
        finished_at timestamptz not null default now(),
        file text,
        bytes bigint,
        is_verified boolean not null default false,
        problem text
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table backup_run');
  }
}
