import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Users1763691000000 implements MigrationInterface {
  readonly name = 'Users1763691000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table app_user (
        id uuid constraint app_user_pkey primary key default gen_random_uuid(),
        username citext not null constraint app_user__username unique,
        password_hash text not null,
        role text not null constraint app_user__role check (role in ('administrator')),
        disabled_at timestamptz,
        created_at timestamptz not null default now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table app_user');
  }
}
