import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each setting was, so that an earlier value can be restored. It begins with the values of now. */
export class SettingHistory1763694090000 implements MigrationInterface {
  readonly name = 'SettingHistory1763694090000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table setting_change (
        id bigint generated always as identity constraint setting_change_pkey primary key,
        key text not null,
        value text,
        changed_at timestamptz not null default now(),
        changed_by text
      );
      create index setting_change__of_key on setting_change (key, id);
      insert into setting_change (key, value) select key, value from setting;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table setting_change');
  }
}
