import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A revision that goes out again with other names or another table is a version of its own. */
export class VersionsAsSeen1763693751000 implements MigrationInterface {
  readonly name = 'VersionsAsSeen1763693751000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table legal_version drop constraint legal_version__revision');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from legal_version later using legal_version earlier
        where earlier.document_id = later.document_id and earlier.revision_number = later.revision_number
          and earlier.number < later.number;
      alter table legal_version
        add constraint legal_version__revision unique (document_id, revision_number);
    `);
  }
}
