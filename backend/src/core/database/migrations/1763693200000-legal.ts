import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The privacy policy and the terms of use become documents of a type of their own, with every publication kept. */
export class Legal1763693200000 implements MigrationInterface {
  readonly name = 'Legal1763693200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table legal_version (
        id uuid constraint legal_version_pkey primary key default gen_random_uuid(),
        document_id uuid not null,
        number integer not null,
        revision_number integer not null,
        published_at timestamptz not null default now(),
        page jsonb not null,
        constraint legal_version__number unique (document_id, number),
        constraint legal_version__revision unique (document_id, revision_number),
        constraint legal_version__document foreign key (document_id) references content_document (id) on delete cascade
      );
      create function refuse_legal_version_change() returns trigger language plpgsql as $$
      begin
        raise exception 'version % of document % is immutable', old.number, old.document_id;
      end $$;
      create trigger legal_version__immutable before update on legal_version
        for each row execute function refuse_legal_version_change();

      update content_document set type = 'legal'
        where type = 'page' and slug in ('privacy', 'terms') and deleted_at is null;

      -- What was published before is readable from now on, as it was: without the blocks that were hidden.
      insert into legal_version (document_id, number, revision_number, published_at, page)
        select publication.document_id,
          row_number() over (partition by publication.document_id order by publication.at, publication.revision_number),
          publication.revision_number, publication.at,
          jsonb_build_object(
            'title', coalesce(revision.content ->> 'title', publication.slug),
            'effectiveDate', null,
            'changeSummary', null,
            'blocks', jsonb_path_query_array(revision.content, '$.blocks[*] ? (!(@.published == false))'))
        from (
          select document.id as document_id, document.slug, step.revision_number, min(step.happened_at) as at
          from content_document document join content_transition step on step.document_id = document.id
          where document.type = 'legal' and step.kind = 'published'
          group by document.id, document.slug, step.revision_number
        ) publication
        join content_revision revision
          on revision.document_id = publication.document_id and revision.number = publication.revision_number;

      -- Pages rendered so far know nothing of versions.
      update site_generation set value = value + 1;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update content_document set type = 'page' where type = 'legal';
      drop table legal_version;
      drop function refuse_legal_version_change();
    `);
  }
}
