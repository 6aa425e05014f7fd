import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Features1763690400000 implements MigrationInterface {
  readonly name = 'Features1763690400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table feature_listing (
        document_id uuid not null,
        slug text not null,
        title text not null,
        position integer not null,
        constraint feature_listing_pkey primary key (document_id),
        constraint feature_listing__slug unique (slug),
        constraint feature_listing__document foreign key (document_id) references content_document (id) on delete cascade
      );
      create index feature_listing__position on feature_listing (position, slug);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table feature_listing');
  }
}
