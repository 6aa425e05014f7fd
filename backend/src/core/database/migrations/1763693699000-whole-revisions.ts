import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WholeRevisions1763693699000 implements MigrationInterface {
  readonly name = 'WholeRevisions1763693699000';

  async up(runner: QueryRunner): Promise<void> {
    // Whatever columns there are by now: only what editors call a revision may change.
    await runner.query(`
      drop trigger content_revision__immutable on content_revision;
      create trigger content_revision__immutable before update on content_revision
        for each row when ((to_jsonb(old) - 'name') is distinct from (to_jsonb(new) - 'name'))
        execute function refuse_revision_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger content_revision__immutable on content_revision;
      create trigger content_revision__immutable before update on content_revision
        for each row when (
          (old.id, old.document_id, old.number, old.reason, old.content, old.author_id, old.author_name, old.created_at, old.series_started_at)
          is distinct from
          (new.id, new.document_id, new.number, new.reason, new.content, new.author_id, new.author_name, new.created_at, new.series_started_at)
        ) execute function refuse_revision_change();
    `);
  }
}
