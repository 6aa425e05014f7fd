import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The order of features is a place in their list, which moves without a draft, and no number in their content. */
export class DocumentOrder1763693960000 implements MigrationInterface {
  readonly name = 'DocumentOrder1763693960000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table content_document add column position integer;

      -- Visitors keep the order that they see; what is not live goes by its draft, or to the end.
      with placed as (
        select document.id, row_number() over (
          order by
            coalesce(
              listing.position,
              case when jsonb_typeof(draft.content -> 'order') = 'number' then (draft.content ->> 'order')::numeric end
            ) nulls last,
            document.slug, document.id
        ) as position
        from content_document document
          join content_revision draft on draft.id = document.draft_revision_id
          left join feature_listing listing on listing.document_id = document.id
        where document.type = 'feature'
      )
      update content_document set position = placed.position from placed where placed.id = content_document.id;

      alter table feature_listing drop column position;

      alter table content_revision disable trigger content_revision__immutable;
      update content_revision set content = content - 'order'
      from content_document document
      where document.id = document_id and document.type = 'feature' and content ? 'order';
      alter table content_revision enable trigger content_revision__immutable;

      -- An index cannot be made while the updates wait to be checked.
      set constraints all immediate;
      set constraints all deferred;
      create index content_document__by_position on content_document (type, position, slug, id)
        where deleted_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table content_revision disable trigger content_revision__immutable;
      update content_revision set content = content || jsonb_build_object('order', document.position)
      from content_document document
      where document.id = document_id and document.type = 'feature' and document.position is not null;
      alter table content_revision enable trigger content_revision__immutable;

      alter table feature_listing add column position integer not null default 0;
      update feature_listing set position = coalesce(document.position, 0)
      from content_document document where document.id = document_id;
      alter table feature_listing alter column position drop default;
      create index feature_listing__position on feature_listing (position, slug);

      set constraints all immediate;
      set constraints all deferred;
      alter table content_document drop column position;
    `);
  }
}
