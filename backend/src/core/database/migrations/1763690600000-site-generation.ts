import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SiteGeneration1763690600000 implements MigrationInterface {
  readonly name = 'SiteGeneration1763690600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- One row: the version of everything visitors may see. It starts at the clock and grows at least by one, so that
      -- a value never comes back, not even after a backup was restored.
      create table site_generation (
        id smallint not null default 1,
        value bigint not null default extract(epoch from now())::bigint,
        -- What made the pages of this generation: the builds of the front ends and of the back end.
        build_id text,
        constraint site_generation_pkey primary key (id),
        constraint site_generation__only_row check (id = 1)
      );
      insert into site_generation default values;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table site_generation');
  }
}
