import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many pages a check of the site knew of and left out. */
export class UncheckedPages1763694305000 implements MigrationInterface {
  readonly name = 'UncheckedPages1763694305000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table site_check_run add column unchecked integer not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table site_check_run drop column unchecked');
  }
}
