import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Publishing1763692000000 implements MigrationInterface {
  readonly name = 'Publishing1763692000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table content_revision
        add column name text,
        add column series_started_at timestamptz not null default now();
      -- A revision stays what it is; only what editors call it may change.
      drop trigger content_revision__immutable on content_revision;
      create trigger content_revision__immutable before update on content_revision
        for each row when (
          (old.id, old.document_id, old.number, old.reason, old.content, old.author_id, old.author_name, old.created_at, old.series_started_at)
          is distinct from
          (new.id, new.document_id, new.number, new.reason, new.content, new.author_id, new.author_name, new.created_at, new.series_started_at)
        ) execute function refuse_revision_change();

      alter table content_document
        add column publish_revision_id uuid,
        add column schedule_zone text,
        add column scheduled_by_id uuid,
        add column scheduled_by_name text,
        add constraint content_document__publish_revision foreign key (id, publish_revision_id)
          references content_revision (document_id, id) deferrable initially deferred;
      update content_document set publish_at = null, unpublish_at = null;
      alter table content_document
        add constraint content_document__scheduled_revision check ((publish_at is null) = (publish_revision_id is null)),
        add constraint content_document__schedule check (
          (publish_at is null and unpublish_at is null) = (schedule_zone is null)
          and (schedule_zone is null) = (scheduled_by_id is null)
          and (scheduled_by_id is null) = (scheduled_by_name is null)
        );
      create index content_document__publish_at on content_document (publish_at) where publish_at is not null;
      create index content_document__unpublish_at on content_document (unpublish_at) where unpublish_at is not null;

      create table content_transition (
        id uuid constraint content_transition_pkey primary key default gen_random_uuid(),
        document_id uuid not null,
        kind text not null,
        revision_number integer not null,
        happened_at timestamptz not null default clock_timestamp(),
        actor_name text,
        note text,
        publish_at timestamptz,
        unpublish_at timestamptz,
        zone text,
        constraint content_transition__document foreign key (document_id) references content_document (id) on delete cascade
      );
      create index content_transition__history on content_transition (document_id, happened_at);
      -- What is live was published; when exactly, nobody wrote down.
      insert into content_transition (document_id, kind, revision_number, happened_at, actor_name)
        select document.id, 'published', live.number, greatest(live.created_at, document.first_published_at), live.author_name
        from content_document document join content_revision live on live.id = document.published_revision_id;

      create unlogged table content_presence (
        document_id uuid not null,
        user_id uuid not null,
        username text not null,
        since timestamptz not null default now(),
        seen_at timestamptz not null default now(),
        constraint content_presence_pkey primary key (document_id, user_id),
        constraint content_presence__document foreign key (document_id) references content_document (id) on delete cascade
      );

      create table content_preview_link (
        id uuid constraint content_preview_link_pkey primary key default gen_random_uuid(),
        document_id uuid not null,
        token_hash bytea not null,
        created_by_name text not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        constraint content_preview_link__token unique (token_hash),
        constraint content_preview_link__document foreign key (document_id) references content_document (id) on delete cascade
      );
      create index content_preview_link__of_document on content_preview_link (document_id);
      create index content_preview_link__expires_at on content_preview_link (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table content_preview_link;
      drop table content_presence;
      drop table content_transition;
      drop index content_document__unpublish_at;
      drop index content_document__publish_at;
      alter table content_document
        drop constraint content_document__schedule,
        drop constraint content_document__scheduled_revision,
        drop constraint content_document__publish_revision,
        drop column publish_revision_id,
        drop column schedule_zone,
        drop column scheduled_by_id,
        drop column scheduled_by_name;
      drop trigger content_revision__immutable on content_revision;
      create trigger content_revision__immutable before update on content_revision
        for each row execute function refuse_revision_change();
      alter table content_revision drop column name, drop column series_started_at;
    `);
  }
}
