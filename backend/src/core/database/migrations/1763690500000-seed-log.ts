import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SeedLog1763690500000 implements MigrationInterface {
  readonly name = 'SeedLog1763690500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- What was shipped once is never shipped again: an administrator may have changed or deleted it since.
      create table seed_log (
        name text not null,
        applied_at timestamptz not null default now(),
        constraint seed_log_pkey primary key (name)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table seed_log');
  }
}
