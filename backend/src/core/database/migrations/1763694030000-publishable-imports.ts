import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports know before they run which posts cannot be published yet. */
export class PublishableImports1763694030000 implements MigrationInterface {
  readonly name = 'PublishableImports1763694030000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table blog_import_item add column is_publishable boolean not null default true');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table blog_import_item drop column is_publishable');
  }
}
