import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CheckLevels1763693400000 implements MigrationInterface {
  readonly name = 'CheckLevels1763693400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Only what differs from the rule's own default.
      create table check_level (
        content_type text not null,
        rule text not null,
        level text not null,
        constraint check_level_pkey primary key (content_type, rule),
        constraint check_level__known check (level in ('off', 'warn', 'block'))
      );

      -- One row: counts the writes of all levels together, so that a stale editor is noticed.
      create table check_levels_version (
        id smallint not null default 1,
        value integer not null default 1,
        constraint check_levels_version_pkey primary key (id),
        constraint check_levels_version__only_row check (id = 1)
      );
      insert into check_levels_version default values;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table check_levels_version;
      drop table check_level;
    `);
  }
}
