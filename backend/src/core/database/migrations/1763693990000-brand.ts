import { randomUUID } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The fields of the document, by the settings that they replace. */
const fields: Readonly<Record<string, string>> = {
  siteName: 'siteName',
  siteLogoUrl: 'logo',
  faviconUrl: 'favicon',
  adminName: 'adminName',
};

/** The brand becomes a document: what the settings said of it is its first, published revision. */
export class Brand1763693990000 implements MigrationInterface {
  readonly name = 'Brand1763693990000';

  async up(runner: QueryRunner): Promise<void> {
    const rows = (await runner.query('select key, value from setting where key = any($1)', [Object.keys(fields)])) as {
      key: string;
      value: string;
    }[];
    const content = Object.fromEntries(rows.map(({ key, value }) => [fields[key] ?? key, value]));
    if (rows.length > 0) await publish(runner, content);
    await runner.query('delete from setting where key = any($1)', [Object.keys(fields)]);
    // What an existing site has cleared stays cleared: the starter brand is for new ones.
    await runner.query(`insert into seed_log (name) select 'brand' from seed_log where name = 'settings'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const [live] = (await runner.query(
      `select content from content_revision join content_document document on document.published_revision_id = content_revision.id
       where document.type = 'brand'`,
    )) as { content: Readonly<Record<string, string>> }[];
    for (const [key, field] of Object.entries(fields)) {
      const value = live?.content[field];
      if (value) await runner.query('insert into setting (key, value) values ($1, $2)', [key, value]);
    }
    await runner.query(`delete from content_document where type = 'brand'`);
    await runner.query(`delete from seed_log where name = 'brand'`);
  }
}

async function publish(runner: QueryRunner, content: object): Promise<void> {
  const [document, revision] = [randomUUID(), randomUUID()];
  // The document and its revision name each other; their constraints are checked at the end of the transaction.
  await runner.query(
    `insert into content_document (id, type, slug, draft_revision_id, published_revision_id, published_at, first_published_at)
     values ($1, 'brand', 'brand', $2, $2, now(), now())`,
    [document, revision],
  );
  await runner.query(
    `insert into content_revision (id, document_id, number, reason, content) values ($1, $2, 1, 'created', $3)`,
    [revision, document, JSON.stringify(content)],
  );
  await runner.query(
    `insert into content_transition (document_id, kind, revision_number, note)
     values ($1, 'published', 1, 'Taken over from the site settings')`,
    [document],
  );
}
