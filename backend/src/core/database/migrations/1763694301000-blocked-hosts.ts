import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What browsers kept pages from loading, counted by day. */
export class BlockedHosts1763694301000 implements MigrationInterface {
  readonly name = 'BlockedHosts1763694301000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table blocked_host (
        day date not null,
        host text not null,
        directive text not null,
        page text not null,
        reports integer not null default 1,
        constraint blocked_host_pkey primary key (day, host, directive)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table blocked_host');
  }
}
