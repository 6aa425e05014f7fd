import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Contact1763691500000 implements MigrationInterface {
  readonly name = 'Contact1763691500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table contact_message (
        id uuid constraint contact_message_pkey primary key default gen_random_uuid(),
        submission_id uuid not null,
        digest text not null,
        topic text not null constraint contact_message__topic check (topic in ('demo', 'question', 'support')),
        name text not null,
        email text not null,
        phone text,
        agency text,
        role text,
        nurse_count text,
        country text,
        region text,
        message text,
        consent_version text,
        source_page text,
        utm jsonb not null default '{}',
        spam_reason text,
        received_at timestamptz not null default clock_timestamp(),
        read_at timestamptz,
        constraint contact_message__submission unique (submission_id, digest)
      );
      create index contact_message__received on contact_message (received_at desc, id);
      create index contact_message__unread on contact_message (received_at desc, id)
        where spam_reason is null and read_at is null;

      -- Who sent how much within the hour; no message knows its sender's address.
      create table contact_sending (
        id uuid constraint contact_sending_pkey primary key default gen_random_uuid(),
        network inet not null,
        sent_at timestamptz not null default now()
      );
      create index contact_sending__network on contact_sending (network, sent_at);
      create index contact_sending__sent_at on contact_sending (sent_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table contact_sending; drop table contact_message');
  }
}
