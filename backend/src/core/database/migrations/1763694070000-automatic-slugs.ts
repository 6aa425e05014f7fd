import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses of new documents follow their titles; those that exist stay where they are. */
export class AutomaticSlugs1763694070000 implements MigrationInterface {
  readonly name = 'AutomaticSlugs1763694070000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table content_document add column slug_follows_title boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table content_document drop column slug_follows_title');
  }
}
