import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which page linked to a missing address, whether it is ignored, and how many visitors found nothing on each day. */
export class MissingSources1763694220000 implements MigrationInterface {
  readonly name = 'MissingSources1763694220000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table missing_address add column linked_from text, add column is_ignored boolean not null default false;
      create table missing_day (
        day date constraint missing_day_pkey primary key,
        hits bigint not null default 0
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table missing_day;
      alter table missing_address drop column linked_from, drop column is_ignored;
    `);
  }
}
