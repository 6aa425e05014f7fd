import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Audit1763691200000 implements MigrationInterface {
  readonly name = 'Audit1763691200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table audit_entry (
        id uuid constraint audit_entry_pkey primary key default gen_random_uuid(),
        happened_at timestamptz not null default clock_timestamp(),
        action text not null,
        actor_id uuid,
        actor_name text,
        subject text,
        address inet,
        request_id text,
        details jsonb not null default '{}'
      );

      create function audit_entry__refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'audit entries are never changed' using errcode = 'restrict_violation';
      end $$;
      create trigger audit_entry__append_only before update or delete or truncate on audit_entry
        for each statement execute function audit_entry__refuse_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table audit_entry; drop function audit_entry__refuse_change()');
  }
}
