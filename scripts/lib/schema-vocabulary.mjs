import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A module with the names of all types and properties of schema.org, as its declarations in TypeScript list them. */
export function schemaVocabulary() {
  const file = fileURLToPath(import.meta.resolve('schema-dts')).replace(/\.js$/, '.d.ts');
  const declarations = readFileSync(file, 'utf8');
  const types = namesOf(declarations, /"@type": "([A-Z]\w*)"/g);
  const properties = namesOf(declarations, /^ {4}"([a-z]\w*)"\?:/gm);
  if (types.length < 500 || properties.length < 1000) throw new Error('The declarations of schema.org look different.');
  return [
    '/** Every type of schema.org. */',
    `export const typeNames = \`\n${lines(types)}\`;`,
    '/** Every property of schema.org. */',
    `export const propertyNames = \`\n${lines(properties)}\`;`,
    '',
  ].join('\n');
}

const namesOf = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].toSorted();

/** As many names on a line as fit. */
const lines = (names) => `${names.join(' ').replace(/(.{80,110}) /g, '$1\n')}\n`;
