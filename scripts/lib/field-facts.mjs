/** Writes the few facts of fields that the site itself needs, beside the declarations of the admin. */
export function fieldFacts({ classes, blocks }) {
  const inherited = (name) => (name ? [...inherited(classes[name].extends), ...classes[name].fields] : []);
  const blockFields = blocks.flatMap(({ class: name }) => inherited(name));
  const introductions = blockFields.filter(({ role }) => role === 'introduction').map(({ name }) => name);
  const lists = classes.HomeContent.fields.filter(({ input }) => input === 'rows');
  const needed = lists.map(({ name, of }) => [name, claimOf(classes[of].fields)]);
  return [
    "import type { HomeContent } from './home/home-content';\n\n",
    '/** The fields of blocks that introduce a page. */\n',
    `export const introductions: readonly string[] = ${JSON.stringify([...new Set(introductions)])};\n\n`,
    '/** The field without which a row of the home page says nothing: it is not shown. */\n',
    `export const neededInRows = ${JSON.stringify(Object.fromEntries(needed))}`,
    ' as const satisfies { readonly [List in keyof HomeContent]?: string };\n',
  ].join('');
}

/** The claim that another field proves, else the name of the row. */
const claimOf = (fields) =>
  fields.find(({ proves }) => proves)?.proves ?? fields.find(({ role }) => role === 'title').name;
