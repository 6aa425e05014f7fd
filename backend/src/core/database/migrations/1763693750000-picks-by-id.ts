import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Chosen posts and features are kept by their ids and follow a change of address, as links do. */
export class PicksById1763693750000 implements MigrationInterface {
  readonly name = 'PicksById1763693750000';

  async up(runner: QueryRunner): Promise<void> {
    // The document that has the slug, or to which its old address leads; otherwise the name stays as it was.
    await rename(
      runner,
      `coalesce(
        (select 'doc:' || id from content_document where type = kind and slug = name and deleted_at is null),
        (select 'doc:' || target.id
          from redirect join content_document target on target.id = redirect.target_document_id
          where target.type = kind
            and redirect.from_path = case kind when 'post' then '/blog/' else '/features/' end || name),
        name)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await rename(
      runner,
      `coalesce((select slug from content_document where type = kind and 'doc:' || id = name), name)`,
    );
  }
}

/** Writes another name for each chosen document of every revision: how it is named is all that is new in them. */
async function rename(runner: QueryRunner, expression: string): Promise<void> {
  await runner.query(`
    create function pg_temp.renamed(kind text, value jsonb) returns jsonb language sql stable as $$
      select case jsonb_typeof(value)
        when 'string' then (select to_jsonb(${expression}) from (select value #>> '{}' as name) given)
        else value end
    $$;
    create function pg_temp.all_renamed(kind text, list jsonb) returns jsonb language sql stable as $$
      select coalesce(jsonb_agg(pg_temp.renamed(kind, entry) order by place), '[]')
      from jsonb_array_elements(list) with ordinality as entries (entry, place)
    $$;
    alter table content_revision disable trigger content_revision__immutable;

    update content_revision set content = jsonb_set(content, '{blocks}', (
      select jsonb_agg(
        case when block ->> 'type' = 'posts' and jsonb_typeof(block -> 'slugs') = 'array'
          then jsonb_set(block, '{slugs}', pg_temp.all_renamed('post', block -> 'slugs')) else block end
        order by place)
      from jsonb_array_elements(content -> 'blocks') with ordinality as blocks (block, place)))
    where jsonb_typeof(content -> 'blocks') = 'array' and content @? '$.blocks[*].slugs[*]';

    update content_revision set content = jsonb_set(content, '{insights}', (
      select jsonb_agg(
        case when card ? 'slug' then jsonb_set(card, '{slug}', pg_temp.renamed('post', card -> 'slug')) else card end
        order by place)
      from jsonb_array_elements(content -> 'insights') with ordinality as cards (card, place)))
    where jsonb_typeof(content -> 'insights') = 'array' and content @? '$.insights[*].slug';

    update content_revision set content =
      jsonb_set(content, '{related}', pg_temp.all_renamed('feature', content -> 'related'))
    where jsonb_typeof(content -> 'related') = 'array';

    alter table content_revision enable trigger content_revision__immutable;
    drop function pg_temp.all_renamed(text, jsonb);
    drop function pg_temp.renamed(text, jsonb);
  `);
}
