import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Sessions1763691100000 implements MigrationInterface {
  readonly name = 'Sessions1763691100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table user_session (
        id uuid constraint user_session_pkey primary key default gen_random_uuid(),
        user_id uuid not null constraint user_session__user references app_user on delete cascade,
        refresh_hash bytea not null,
        previous_hash bytea,
        successor_salt bytea,
        created_at timestamptz not null default now(),
        refreshed_at timestamptz not null default now(),
        revoked_at timestamptz
      );
      create index user_session__user_id on user_session (user_id);
      create index user_session__created_at on user_session (created_at);

      -- Attempts that have not succeeded; one that succeeds takes its own away.
      create table login_attempt (
        id uuid constraint login_attempt_pkey primary key default gen_random_uuid(),
        username citext not null,
        network inet not null,
        attempted_at timestamptz not null default now()
      );
      create index login_attempt__network on login_attempt (network, attempted_at);
      create index login_attempt__username on login_attempt (username, attempted_at);
      create index login_attempt__attempted_at on login_attempt (attempted_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table login_attempt; drop table user_session');
  }
}
