import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Media items know who changed them last, so that a conflict can say it. */
export class MediaChangedBy1763693930000 implements MigrationInterface {
  readonly name = 'MediaChangedBy1763693930000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table media_item add column updated_by_name text;
      update media_item set updated_by_name = created_by_name;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table media_item drop column updated_by_name');
  }
}
