import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the sender of a message came to the site. */
export class ContactOrigin1763694291000 implements MigrationInterface {
  readonly name = 'ContactOrigin1763694291000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contact_message add column landing_page text, add column referrer text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contact_message drop column landing_page, drop column referrer');
  }
}
