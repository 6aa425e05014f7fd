import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports know which run of their job may write, and all old addresses of each post. */
export class ImportRuns1763693920000 implements MigrationInterface {
  readonly name = 'ImportRuns1763693920000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table blog_import add column run_id uuid;
      alter table blog_import_item add column redirects_from text[] not null default '{}';
      update blog_import_item set redirects_from = array[redirect_from] where redirect_from is not null;
      alter table blog_import_item drop column redirect_from;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table blog_import_item add column redirect_from text;
      update blog_import_item set redirect_from = redirects_from[1];
      alter table blog_import_item drop column redirects_from;
      alter table blog_import drop column run_id;
    `);
  }
}
