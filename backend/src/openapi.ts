import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { createApp, createOpenApi } from './app.ts';
import { Config } from './core/config/config.ts';
import { exportFields } from './fields-export.ts';

/** Writes the OpenAPI document and the fields of forms to the files given as arguments, without a database. */
const [, , openApiFile = 'openapi.json', fieldsFile] = process.argv;
const write = (file: string, data: object) => writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
const app = await createApp(new Config({}), {}, { preview: true });
write(openApiFile, sortKeys(createOpenApi(app)));
if (fieldsFile) write(fieldsFile, exportFields());
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
