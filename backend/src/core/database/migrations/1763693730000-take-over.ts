import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TakeOver1763693730000 implements MigrationInterface {
  readonly name = 'TakeOver1763693730000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table content_presence add column took_over_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table content_presence drop column took_over_at');
  }
}
