import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Visits of pages by day, page and source; and, for one day, what tells visitors apart. */
export class Visits1763694241000 implements MigrationInterface {
  readonly name = 'Visits1763694241000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table visit_count (
        day date not null,
        page text not null,
        source text not null,
        campaign text not null,
        views integer not null default 0,
        visitors integer not null default 0,
        page_visitors integer not null default 0,
        conversions integer not null default 0,
        constraint visit_count_pkey primary key (day, page, source, campaign)
      );
      create table visit_day (
        day date constraint visit_day_pkey primary key,
        salt bytea not null,
        hashes integer not null default 0
      );
      create table visit_hash (
        day date not null,
        hash bigint not null,
        constraint visit_hash_pkey primary key (day, hash)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table visit_hash, visit_day, visit_count');
  }
}
