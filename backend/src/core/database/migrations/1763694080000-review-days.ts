import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists find the documents that should be checked again by a column, which holds the day as the draft says it. */
export class ReviewDays1763694080000 implements MigrationInterface {
  readonly name = 'ReviewDays1763694080000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table content_document add column draft_due text;

      update content_document set draft_due = draft.content ->> 'reviewBy'
      from content_revision draft
      where draft.id = draft_revision_id and type = 'post' and draft.content ->> 'reviewBy' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$';

      -- An index cannot be made while the updates wait to be checked.
      set constraints all immediate;
      set constraints all deferred;

      create index content_document__due on content_document (type, draft_due)
        where draft_due is not null and deleted_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table content_document drop column draft_due');
  }
}
