import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A live document names what someone still has to fill in. Legal texts, which come with [brackets], are looked at now,
 * other documents with their next publication.
 */
export class Placeholders1763694110000 implements MigrationInterface {
  readonly name = 'Placeholders1763694110000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table content_document add column placeholders text[] not null default '{}';

      update content_document set placeholders = array(
        select distinct found[1]
        from regexp_matches(live.content::text, '(\\[[A-Za-z][^]["<>\\\\]{1,60}\\])', 'g') as found)
      from content_revision live
      where live.id = published_revision_id and type = 'legal';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table content_document drop column placeholders');
  }
}
