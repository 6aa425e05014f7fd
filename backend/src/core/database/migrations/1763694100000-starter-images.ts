import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A version can be a picture that comes with the site. */
export class StarterImages1763694100000 implements MigrationInterface {
  readonly name = 'StarterImages1763694100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table media_version add column starter_path text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table media_version drop column starter_path');
  }
}
