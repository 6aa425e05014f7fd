import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Redirects1763693500000 implements MigrationInterface {
  readonly name = 'Redirects1763693500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table content_revision add column slug text;

      create table redirect (
        id uuid constraint redirect_pkey primary key default gen_random_uuid(),
        from_path text not null,
        target_document_id uuid,
        target_path text,
        status integer not null default 301,
        created_at timestamptz not null default now(),
        constraint redirect__from_path unique (from_path),
        constraint redirect__one_target check ((target_document_id is null) <> (target_path is null)),
        constraint redirect__no_loop check (target_path is distinct from from_path),
        constraint redirect__status check (status in (301, 302, 307, 308)),
        constraint redirect__target_document foreign key (target_document_id) references content_document (id) on delete cascade
      );
      create index redirect__of_document on redirect (target_document_id);
      create index redirect__of_path on redirect (target_path);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table redirect;
      alter table content_revision drop column slug;
    `);
  }
}
