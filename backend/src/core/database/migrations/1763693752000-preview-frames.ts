import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PreviewFrames1763693752000 implements MigrationInterface {
  readonly name = 'PreviewFrames1763693752000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table content_preview_link add column frame boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table content_preview_link drop column frame');
  }
}
