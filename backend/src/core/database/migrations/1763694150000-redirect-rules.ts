import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People make redirects too, and see how often they are used. */
export class RedirectRules1763694150000 implements MigrationInterface {
  readonly name = 'RedirectRules1763694150000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table redirect
        add column is_rule boolean not null default false,
        add column hits bigint not null default 0,
        add column last_hit_at timestamptz;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table redirect drop column is_rule, drop column hits, drop column last_hit_at');
  }
}
