import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Listings say which posts are featured, and who reviewed them. */
export class FeaturedPosts1763693840000 implements MigrationInterface {
  readonly name = 'FeaturedPosts1763693840000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table post_listing add column featured boolean not null default false, add column reviewer_id uuid;
      create index post_listing__featured on post_listing (published_on desc, slug) where featured;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table post_listing drop column featured, drop column reviewer_id');
  }
}
