import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ContactNotifications1763693300000 implements MigrationInterface {
  readonly name = 'ContactNotifications1763693300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Whether a box beside the consent text was ticked; null: there was none.
      alter table contact_message add column consent_ticked boolean;

      -- Who is told of new messages: private, so apart from all content.
      create table contact_recipients (
        id smallint not null default 1 constraint contact_recipients_pkey primary key
          constraint contact_recipients__only_row check (id = 1),
        version integer not null default 1,
        demo text[] not null default '{}',
        question text[] not null default '{}',
        support text[] not null default '{}'
      );
      insert into contact_recipients default values;

      create table contact_delivery (
        message_id uuid constraint contact_delivery_pkey primary key
          constraint contact_delivery__message references contact_message (id) on delete cascade,
        status text not null constraint contact_delivery__status check (status in ('queued', 'sent', 'failed', 'skipped')),
        attempts integer not null default 0,
        next_attempt_at timestamptz,
        is_running boolean not null default false,
        log jsonb not null default '[]',
        constraint contact_delivery__queued check ((status = 'queued') = (next_attempt_at is not null))
      );
      create index contact_delivery__due on contact_delivery (next_attempt_at) where status = 'queued';

      create table contact_test_sending (
        id uuid constraint contact_test_sending_pkey primary key default gen_random_uuid(),
        sent_at timestamptz not null default now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table contact_test_sending;
      drop table contact_delivery;
      drop table contact_recipients;
      alter table contact_message drop column consent_ticked;
    `);
  }
}
