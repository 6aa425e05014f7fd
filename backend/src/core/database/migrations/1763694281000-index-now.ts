import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses of changed pages, for search engines. */
export class IndexNow1763694281000 implements MigrationInterface {
  readonly name = 'IndexNow1763694281000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table index_now_address (
        id bigint generated always as identity constraint index_now_address_pkey primary key,
        path text not null,
        noted_at timestamptz not null default now(),
        sent_at timestamptz,
        status integer
      );
      create index index_now_address__waiting on index_now_address (id) where sent_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table index_now_address');
  }
}
