import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A preview link may show one revision of its document whatever is written meanwhile, such as the planned one. */
export class PreviewRevision1763693710000 implements MigrationInterface {
  readonly name = 'PreviewRevision1763693710000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table content_preview_link add column revision_id uuid;
      alter table content_preview_link add constraint content_preview_link__revision
        foreign key (document_id, revision_id) references content_revision (document_id, id) on delete cascade;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table content_preview_link drop column revision_id');
  }
}
