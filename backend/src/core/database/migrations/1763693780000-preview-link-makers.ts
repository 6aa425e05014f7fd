import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PreviewLinkMakers1763693780000 implements MigrationInterface {
  readonly name = 'PreviewLinkMakers1763693780000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table content_preview_link add column created_by_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table content_preview_link drop column created_by_id');
  }
}
