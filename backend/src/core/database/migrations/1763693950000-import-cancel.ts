import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports can be canceled, and know which drafts they wrote. */
export class ImportCancel1763693950000 implements MigrationInterface {
  readonly name = 'ImportCancel1763693950000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table blog_import drop constraint blog_import__state;
      alter table blog_import add constraint blog_import__state
        check (state in ('checked', 'running', 'done', 'failed', 'canceled'));
      alter table blog_import_item add column is_written boolean not null default false;
      update blog_import_item set is_written = true where action = 'create' and document_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table blog_import_item drop column is_written;
      update blog_import set state = 'failed', failure = 'It was canceled.' where state = 'canceled';
      alter table blog_import drop constraint blog_import__state;
      alter table blog_import add constraint blog_import__state check (state in ('checked', 'running', 'done', 'failed'));
    `);
  }
}
