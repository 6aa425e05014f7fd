import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The sitemap names the images of every page and dates a page by the snippets in it. Contents with hidden rows get
 * their images with the next publication, so that none of a hidden row becomes known.
 */
export class LiveImages1763694261000 implements MigrationInterface {
  readonly name = 'LiveImages1763694261000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update content_document set live_head = live_head || jsonb_build_object(
        'snippets', jsonb_path_query_array(live.content, '$.blocks[*] ? (@.type == "snippet").snippet'),
        'images', (
          select coalesce(jsonb_agg(address), '[]') from (
            select distinct address
            from jsonb_path_query(live.content - 'seo',
              '$.** ? (@.type() == "string" && @ like_regex "^/(images|media)/[^ <>]+$")') address
            where not jsonb_path_exists(live.content, '$.** ? (@.published == false)')
            order by address limit 20) found))
      from content_revision live
      where live.id = published_revision_id and live_head is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update content_document set live_head = live_head - 'images' - 'snippets'`);
  }
}
