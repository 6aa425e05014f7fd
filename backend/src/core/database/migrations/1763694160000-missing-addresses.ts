import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What visitors asked for and did not find. */
export class MissingAddresses1763694160000 implements MigrationInterface {
  readonly name = 'MissingAddresses1763694160000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table missing_address (
        path text constraint missing_address_pkey primary key,
        hits bigint not null default 0,
        first_at timestamptz not null default now(),
        last_at timestamptz not null default now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table missing_address');
  }
}
