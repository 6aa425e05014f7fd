import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The media library. Which documents use an item is derived from their draft, live and scheduled revisions by a trigger,
 * so that no writer of documents can forget it. It runs at the end of the transaction, when the revisions are there.
 */
export class Media1763693900000 implements MigrationInterface {
  readonly name = 'Media1763693900000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table media_item (
        id uuid not null,
        name text not null,
        kind text not null,
        bytes integer not null,
        alt text not null default '',
        is_decorative boolean not null default false,
        caption text not null default '',
        credit text not null default '',
        license text not null default '',
        source text not null default '',
        folder text not null default '',
        tags text[] not null default '{}',
        focal_x smallint not null default 50,
        focal_y smallint not null default 50,
        current_number integer not null default 1,
        search_text text not null default '',
        version integer not null default 1,
        created_by_name text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        deleted_at timestamptz,
        constraint media_item_pkey primary key (id),
        constraint media_item__kind check (kind in ('image', 'svg', 'pdf')),
        constraint media_item__focal_point check (focal_x between 0 and 100 and focal_y between 0 and 100)
      );
      create table media_version (
        item_id uuid not null,
        number integer not null,
        original text not null,
        key text not null,
        type text not null,
        bytes integer not null,
        width integer,
        height integer,
        crop jsonb,
        color text,
        placeholder text,
        state text not null,
        created_by_name text,
        created_at timestamptz not null default now(),
        constraint media_version_pkey primary key (item_id, number),
        constraint media_version__item foreign key (item_id) references media_item (id) on delete cascade,
        constraint media_version__state check (state in ('pending', 'ready', 'failed'))
      );
      create index media_version__original on media_version (original);
      create index media_version__key on media_version (key);
      create index media_item__newest on media_item (created_at desc, id) where deleted_at is null;
      create index media_item__by_name on media_item (lower(name), id) where deleted_at is null;
      create index media_item__by_size on media_item (bytes desc, id) where deleted_at is null;
      create index media_item__by_folder on media_item (folder, created_at desc, id) where deleted_at is null;
      create index media_item__tags on media_item using gin (tags) with (fastupdate = off);
      create index media_item__search on media_item using gin (search_text gin_trgm_ops) with (fastupdate = off);

      create table media_use (
        media_id uuid not null,
        document_id uuid not null,
        in_draft boolean not null,
        in_live boolean not null,
        constraint media_use_pkey primary key (media_id, document_id),
        constraint media_use__document foreign key (document_id) references content_document (id) on delete cascade
      );
      create index media_use__document_id on media_use (document_id);

      create function write_media_uses() returns trigger language plpgsql as $body$
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
      create constraint trigger content_document__media_uses
        after insert or update of draft_revision_id, published_revision_id, publish_revision_id, deleted_at
        on content_document deferrable initially deferred
        for each row execute function write_media_uses();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger content_document__media_uses on content_document;
      drop function write_media_uses();
      drop table media_use;
      drop table media_version;
      drop table media_item;
    `);
  }
}
