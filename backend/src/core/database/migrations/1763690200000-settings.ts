import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Settings1763690200000 implements MigrationInterface {
  readonly name = 'Settings1763690200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table setting (
        key text not null,
        value text not null,
        constraint setting_pkey primary key (key),
        constraint setting__filled check (value <> '')
      );

      -- One row: counts the writes of all settings together, so that a stale editor is noticed.
      create table settings_version (
        id smallint not null default 1,
        value integer not null default 1,
        constraint settings_version_pkey primary key (id),
        constraint settings_version__only_row check (id = 1)
      );
      insert into settings_version default values;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table settings_version;
      drop table setting;
    `);
  }
}
