import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What visitors agreed to or declined, by an id that only their browser knows. The day alone is kept. */
export class Consents1763694251000 implements MigrationInterface {
  readonly name = 'Consents1763694251000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table consent_question (
        id text constraint consent_question_pkey primary key,
        asked jsonb not null
      );
      create table consent (
        id uuid constraint consent_pkey primary key,
        day date not null,
        question_id text not null constraint consent_question_fkey references consent_question (id),
        accepted text[] not null
      );
      create index consent__day on consent (day);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table consent, consent_question');
  }
}
