import type { MigrationInterface, QueryRunner } from 'typeorm';
import { publishFirst, removeFirst } from './first-publication.ts';

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
    if (rows.length > 0) await publishFirst(runner, 'brand', content, 'the site settings');
    await runner.query('delete from setting where key = any($1)', [Object.keys(fields)]);
    // What an existing site has cleared stays cleared: the starter brand is for new ones.
    await runner.query(`insert into seed_log (name) select 'brand' from seed_log where name = 'settings'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const live = await removeFirst<Readonly<Record<string, string>>>(runner, 'brand');
    for (const [key, field] of Object.entries(fields)) {
      const value = live[field];
      if (value) await runner.query('insert into setting (key, value) values ($1, $2)', [key, value]);
    }
  }
}
