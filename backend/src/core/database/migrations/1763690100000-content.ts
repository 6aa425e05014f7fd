import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Content1763690100000 implements MigrationInterface {
  readonly name = 'Content1763690100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table content_document (
        id uuid not null,
        type text not null,
        slug text not null,
        draft_revision_id uuid not null,
        published_revision_id uuid,
        publish_at timestamptz,
        unpublish_at timestamptz,
        first_published_at timestamptz,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        deleted_at timestamptz,
        constraint content_document_pkey primary key (id),
        constraint content_document__unpublish_after_publish check (unpublish_at > publish_at)
      );
      -- A slug in the trash is free again.
      create unique index content_document__type_slug on content_document (type, slug) where deleted_at is null;

      create table content_revision (
        id uuid not null,
        document_id uuid not null,
        number integer not null,
        reason text not null,
        content jsonb not null,
        author_id uuid,
        author_name text,
        created_at timestamptz not null default now(),
        constraint content_revision_pkey primary key (id),
        constraint content_revision__document_number unique (document_id, number),
        constraint content_revision__document_id unique (document_id, id),
        constraint content_revision__document foreign key (document_id) references content_document (id) on delete cascade
      );

      -- Together with the id: a document can only point at revisions of its own. Deferred, because both rows are born together.
      alter table content_document
        add constraint content_document__draft_revision foreign key (id, draft_revision_id)
          references content_revision (document_id, id) deferrable initially deferred,
        add constraint content_document__published_revision foreign key (id, published_revision_id)
          references content_revision (document_id, id) deferrable initially deferred;

      create function refuse_revision_change() returns trigger language plpgsql as $$
      begin
        raise exception 'revision % of document % is immutable', old.number, old.document_id;
      end $$;
      create trigger content_revision__immutable before update on content_revision
        for each row execute function refuse_revision_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table content_document
        drop constraint content_document__published_revision,
        drop constraint content_document__draft_revision;
      drop table content_revision;
      drop table content_document;
      drop function refuse_revision_change();
    `);
  }
}
