import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents hold what lists show of their drafts, so that a list of 100,000 reads no contents. */
export class DraftListing1763693810000 implements MigrationInterface {
  readonly name = 'DraftListing1763693810000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table content_document
        add column published_at timestamptz,
        add column draft_title text not null default '',
        add column draft_slug text,
        add column draft_cover text,
        add column draft_saved_at timestamptz not null default now(),
        add column facets text[] not null default '{}';

      update content_document set
        draft_title = left(coalesce(trim(draft.content ->> 'title'), ''), 300),
        draft_slug = draft.slug,
        draft_cover = case when type = 'post' and length(draft.content ->> 'cover') <= 2048
          then nullif(trim(draft.content ->> 'cover'), '') end,
        draft_saved_at = draft.created_at
      from content_revision draft where draft.id = draft_revision_id;

      update content_document set facets = array(
        select field || ':' || left(trim(value), 100)
        from (
          select array[1, 1] as place, 'category' as field, draft.content ->> 'category' as value
          union all
          select array[field.place + 1, entry.place], field, value
          from unnest(array['tags', 'authors']) with ordinality as field (field, place),
            jsonb_array_elements_text(draft.content -> field) with ordinality as entry (value, place)
          where jsonb_typeof(draft.content -> field) = 'array'
        ) facet
        where trim(value) <> ''
        group by field, left(trim(value), 100)
        order by min(place)
      )
      from content_revision draft where draft.id = draft_revision_id and type = 'post';

      update content_document set published_at = coalesce(
        (select max(happened_at) from content_transition where document_id = live.document_id and kind = 'published'),
        live.created_at
      )
      from content_revision live where live.id = published_revision_id;

      -- An index cannot be made while the updates wait to be checked.
      set constraints all immediate;
      set constraints all deferred;

      create index content_document__by_update on content_document (type, draft_saved_at desc, id)
        where deleted_at is null;
      create index content_document__by_publication on content_document (type, published_at desc nulls last, id)
        where deleted_at is null;
      create index content_document__by_title on content_document
        (type, lower(coalesce(nullif(draft_title, ''), slug)), id) where deleted_at is null;
      create index content_document__by_status on content_document (type, (
        case
          when deleted_at is not null then 'trash'
          when publish_at is not null then 'scheduled'
          when published_revision_id is null and first_published_at is null then 'draft'
          when published_revision_id is null then 'unpublished'
          when published_revision_id = draft_revision_id then 'published'
          else 'changed' end
      ), draft_saved_at desc, id);
      -- Without the list of pending entries, a search is as fast after many saves as after a vacuum.
      create index content_document__search on content_document
        using gin (lower(draft_title || ' ' || slug || ' ' || coalesce(draft_slug, '')) gin_trgm_ops)
        with (fastupdate = off);
      create index content_document__facets on content_document using gin (facets) with (fastupdate = off);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table content_document
        drop column published_at,
        drop column draft_title,
        drop column draft_slug,
        drop column draft_cover,
        drop column draft_saved_at,
        drop column facets;
    `);
  }
}
