import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A document repeats what the sitemap and the legal texts read of its live content, which may be long. */
export class LiveHeads1763694140000 implements MigrationInterface {
  readonly name = 'LiveHeads1763694140000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table content_document add column live_head jsonb;

      update content_document set live_head = jsonb_strip_nulls(jsonb_build_object(
        'seo', live.content -> 'seo', 'headHtml', live.content -> 'headHtml', 'bodyHtml', live.content -> 'bodyHtml'))
      from content_revision live
      where live.id = published_revision_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table content_document drop column live_head');
  }
}
