import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Earlier versions of legal texts are public for good, so they use the files of the library that they show. */
export class LegalMediaUses1763694120000 implements MigrationInterface {
  readonly name = 'LegalMediaUses1763694120000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function write_media_uses() returns trigger language plpgsql as $body$
      begin
        delete from media_use where document_id = new.id;
        insert into media_use (media_id, document_id, in_draft, in_live)
        select address.parts[1]::uuid, document.id, bool_or(shown.in_draft), bool_or(shown.in_live)
        from content_document document
        cross join lateral (
          select revision.content::text as content,
            revision.id = document.draft_revision_id or revision.id is not distinct from document.publish_revision_id as in_draft,
            revision.id is not distinct from document.published_revision_id as in_live
          from content_revision revision
          where revision.id in (document.draft_revision_id, document.published_revision_id, document.publish_revision_id)
          union all
          select version.page::text, false, true from legal_version version where version.document_id = document.id
        ) shown
        cross join regexp_matches(
          shown.content, '/media/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/', 'g') address (parts)
        where document.id = new.id and document.deleted_at is null and shown.content like '%/media/%'
        group by address.parts[1], document.id;
        return null;
      end $body$;

      insert into media_use (media_id, document_id, in_draft, in_live)
      select distinct address.parts[1]::uuid, version.document_id, false, true
      from legal_version version
      join content_document document on document.id = version.document_id and document.deleted_at is null
      cross join regexp_matches(
        version.page::text, '/media/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/', 'g') address (parts)
      on conflict (media_id, document_id) do update set in_live = true;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function write_media_uses() returns trigger language plpgsql as $body$
      begin
        delete from media_use where document_id = new.id;
        insert into media_use (media_id, document_id, in_draft, in_live)
        select address.parts[1]::uuid, document.id,
          bool_or(revision.id = document.draft_revision_id or revision.id is not distinct from document.publish_revision_id),
          bool_or(revision.id is not distinct from document.published_revision_id)
        from content_document document
        join content_revision revision
          on revision.id in (document.draft_revision_id, document.published_revision_id, document.publish_revision_id)
        cross join regexp_matches(
          revision.content::text, '/media/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/', 'g') address (parts)
        where document.id = new.id and document.deleted_at is null and revision.content::text like '%/media/%'
        group by address.parts[1], document.id;
        return null;
      end $body$;
    `);
  }
}
