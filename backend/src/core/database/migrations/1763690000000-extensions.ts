import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Extensions1763690000000 implements MigrationInterface {
  readonly name = 'Extensions1763690000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create extension if not exists citext;
      create extension if not exists pg_trgm;
      create extension if not exists unaccent;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop extension unaccent;
      drop extension pg_trgm;
      drop extension citext;
    `);
  }
}
