import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Posts1763691400000 implements MigrationInterface {
  readonly name = 'Posts1763691400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table post_listing (
        document_id uuid not null,
        slug text not null,
        title text not null,
        excerpt text not null,
        category text,
        tags text[] not null,
        tag_keys text[] not null,
        cover text,
        cover_alt text,
        authors text[] not null,
        published_on date not null,
        reading_minutes integer not null,
        updated_at timestamptz not null default now(),
        constraint post_listing_pkey primary key (document_id),
        constraint post_listing__slug unique (slug),
        constraint post_listing__document foreign key (document_id) references content_document (id) on delete cascade
      );
      create index post_listing__newest on post_listing (published_on desc, slug);
      create index post_listing__tag_keys on post_listing using gin (tag_keys);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table post_listing');
  }
}
