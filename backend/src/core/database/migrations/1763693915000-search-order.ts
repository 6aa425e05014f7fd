import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Search takes the newest documents first. Rows are kept short (long texts go to the table's TOAST), so that all documents
 * with a common word are read in time. The application writes the rows again at its start.
 */
export class SearchOrder1763693915000 implements MigrationInterface {
  readonly name = 'SearchOrder1763693915000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table search_entry add column first_published_at timestamptz not null default '-infinity';
      create index search_entry__newest on search_entry (first_published_at desc, document_id desc);
      alter table search_entry set (toast_tuple_target = 128);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index search_entry__newest;
      alter table search_entry reset (toast_tuple_target);
      alter table search_entry drop column first_published_at;
    `);
  }
}
