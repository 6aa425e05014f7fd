import { slugFrom } from '@20x/shared/slug';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Listing {
  readonly document_id: string;
  readonly category: string | null;
  readonly tags: readonly string[];
}

/** Categories and tags get a record with a slug each; listings hold these slugs in place of names. */
export class BlogTerms1763693820000 implements MigrationInterface {
  readonly name = 'BlogTerms1763693820000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table blog_term (
        id uuid not null default gen_random_uuid(),
        kind text not null,
        slug text not null,
        name text not null,
        description text,
        aliases text[] not null default '{}',
        constraint blog_term_pkey primary key (id),
        constraint blog_term__kind_slug unique (kind, slug),
        constraint blog_term__kind check (kind in ('category', 'tag'))
      );
      create index blog_term__aliases on blog_term using gin (aliases);
      alter table post_listing add column category_key text;
    `);
    const listings = (await runner.query(
      'select document_id, category, tags from post_listing order by published_on, slug',
    )) as Listing[];
    for (const { document_id, category, tags } of listings) {
      const [categoryKey = null] = await keysOf(runner, 'category', category === null ? [] : [category]);
      const tagKeys = await keysOf(runner, 'tag', tags);
      await runner.query('update post_listing set category_key = $2, tag_keys = $3 where document_id = $1', [
        document_id,
        categoryKey,
        tagKeys,
      ]);
    }
    await runner.query(`
      alter table post_listing drop column category, drop column tags;
      create index post_listing__category_key on post_listing (category_key, published_on desc);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table post_listing add column category text, add column tags text[] not null default '{}';
      update post_listing set
        category = (select name from blog_term where kind = 'category' and slug = category_key),
        tags = array(
          select name from unnest(tag_keys) with ordinality as keys (key, place)
            join blog_term on kind = 'tag' and slug = key order by place);
      update post_listing set tag_keys = array(select lower(tag) from unnest(tags) tag);
      alter table post_listing alter column tags drop default, drop column category_key;
      drop table blog_term;
    `);
  }
}

/** The slugs of these names; a name that has no slug is left out. The oldest post names a new term. */
async function keysOf(runner: QueryRunner, kind: string, names: readonly string[]): Promise<string[]> {
  const keys = new Set<string>();
  for (const name of names) {
    const slug = slugFrom(name);
    if (slug === '') continue;
    keys.add(slug);
    await runner.query('insert into blog_term (kind, slug, name) values ($1, $2, $3) on conflict do nothing', [
      kind,
      slug,
      name.trim(),
    ]);
  }
  return [...keys];
}
