import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Empties the table: the next heartbeats fill it. */
export class PresenceWindows1763693800000 implements MigrationInterface {
  readonly name = 'PresenceWindows1763693800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      truncate content_presence;
      alter table content_presence
        add column window_id uuid not null,
        drop constraint content_presence_pkey,
        add constraint content_presence_pkey primary key (document_id, user_id, window_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      truncate content_presence;
      alter table content_presence
        drop column window_id,
        add constraint content_presence_pkey primary key (document_id, user_id);
    `);
  }
}
