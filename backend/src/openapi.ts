import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { createApp, createOpenApi } from './app.ts';
import { Config } from './core/config/config.ts';

/** Writes the OpenAPI document to the file given as argument, without a database. */
const app = await createApp(new Config({}), {}, { preview: true });
writeFileSync(process.argv[2] ?? 'openapi.json', `${JSON.stringify(sortKeys(createOpenApi(app)), null, 2)}\n`);
await app.close();

/** The same document whatever the order in which modules were loaded; properties of schemas keep the order of their class. */
function sortKeys(document: object): object {
  const { paths = {}, components = {} } = document as { paths?: object; components?: { schemas?: object } };
  const sorted = (record: object) => Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    ...document,
    paths: sorted(paths),
    components: { ...components, schemas: sorted(components.schemas ?? {}) },
  };
}
