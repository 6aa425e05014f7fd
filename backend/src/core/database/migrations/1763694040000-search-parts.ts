import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The documents whose words an entry holds besides its own, such as snippets. The application writes the rows again at its start. */
export class SearchParts1763694040000 implements MigrationInterface {
  readonly name = 'SearchParts1763694040000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table search_entry add column parts uuid[] not null default '{}';
      create index search_entry__parts on search_entry using gin (parts);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table search_entry drop column parts');
  }
}
