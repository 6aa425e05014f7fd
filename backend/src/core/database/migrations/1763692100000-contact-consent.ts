import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ContactConsent1763692100000 implements MigrationInterface {
  readonly name = 'ContactConsent1763692100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contact_message add column consent_text text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contact_message drop column consent_text');
  }
}
