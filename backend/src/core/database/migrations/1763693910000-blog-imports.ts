import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports of posts, what they hold, and which document each post of a source became. */
export class BlogImports1763693910000 implements MigrationInterface {
  readonly name = 'BlogImports1763693910000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table blog_import (
        id uuid not null default gen_random_uuid(),
        file_name text not null,
        bytes bytea,
        state text not null,
        problems text[] not null,
        publish boolean not null default false,
        redirects boolean not null default true,
        images text not null default 'archive',
        failure text,
        created_by_id uuid not null,
        created_by_name text not null,
        created_at timestamptz not null default now(),
        finished_at timestamptz,
        constraint blog_import_pkey primary key (id),
        constraint blog_import__images check (images in ('keep', 'archive', 'fetch')),
        constraint blog_import__state check (state in ('checked', 'running', 'done', 'failed'))
      );
      create table blog_import_item (
        import_id uuid not null,
        position integer not null,
        title text not null,
        slug text,
        action text not null,
        reason text,
        warnings text[] not null,
        redirect_from text,
        was_published boolean not null,
        is_done boolean not null default false,
        is_published boolean not null default false,
        document_id uuid,
        constraint blog_import_item_pkey primary key (import_id, position),
        constraint blog_import_item__import foreign key (import_id) references blog_import (id) on delete cascade,
        constraint blog_import_item__action check (action in ('create', 'update', 'unchanged', 'keep', 'refuse'))
      );
      create table post_import (
        source text not null,
        source_key text not null,
        document_id uuid not null,
        content_hash text not null,
        revision_id uuid not null,
        constraint post_import_pkey primary key (source, source_key),
        constraint post_import__document foreign key (document_id) references content_document (id) on delete cascade
      );
      create index post_import__of_document on post_import (document_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table post_import; drop table blog_import_item; drop table blog_import;');
  }
}
