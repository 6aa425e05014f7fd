import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the checks of the whole site found, page by page, and when they ran. */
export class SiteChecks1763694231000 implements MigrationInterface {
  readonly name = 'SiteChecks1763694231000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table site_check_run (
        id uuid constraint site_check_run_pkey primary key default gen_random_uuid(),
        is_full boolean not null,
        started_at timestamptz not null default now(),
        finished_at timestamptz,
        pages integer not null default 0,
        findings jsonb not null default '{}'
      );
      create table site_finding (
        id uuid constraint site_finding_pkey primary key default gen_random_uuid(),
        rule text not null,
        path text not null,
        subject text not null,
        message text not null,
        first_seen_at timestamptz not null default now(),
        last_seen_at timestamptz not null default now(),
        resolved_at timestamptz,
        constraint site_finding__once unique (path, rule, subject)
      );
      create index site_finding__open on site_finding (rule, path) where resolved_at is null;
      create table site_page (
        path text constraint site_page_pkey primary key,
        facts jsonb not null
      );
      create table site_change (
        id uuid constraint site_change_pkey primary key default gen_random_uuid(),
        path text not null
      );
      create table site_check_choice (
        id smallint constraint site_check_choice_pkey primary key default 1
          constraint site_check_choice__only_row check (id = 1),
        external_links boolean not null default false
      );
      insert into site_check_choice default values;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table site_check_choice, site_change, site_page, site_finding, site_check_run');
  }
}
