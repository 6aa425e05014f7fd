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

/** Writes what both sides need of the types of blocks. */
export const blockFacts = ({ blocks }) => {
  const names = blocks.filter(({ flow }) => flow).map(({ type }) => type);
  return [
    '/** Blocks of running text: they follow each other in one column instead of each being a band of the page. */\n',
    `export const flowBlockTypes = ${JSON.stringify(names)} as const;\n`,
  ].join('');
};

/** Writes what both sides need of the metadata of a page. */
export function seoFacts({ classes }) {
  const { fields } = classes.PageSeo;
  const named = (passes) => JSON.stringify(fields.filter(passes).map(({ name }) => name));
  const repeated = fields.filter(({ repeats }) => repeats).map(({ name, repeats }) => [name, repeats]);
  return [
    '/** The field whose value an empty one repeats. */\n',
    `export const repeatedSeo: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(repeated))};\n\n`,
    '/** A value that begins with a slash is a path of the site. */\n',
    `export const seoAddresses: readonly string[] = ${named(({ kind }) => kind === 'address' || kind === 'image')};\n\n`,
    "/** Only the server can write these into a page's document. */\n",
    `export const serverOnlySeo = ${named(({ serverOnly }) => serverOnly)} as const;\n`,
  ].join('');
}

/** The claim that another field proves, else the name of the row. */
const claimOf = (fields) =>
  fields.find(({ proves }) => proves)?.proves ?? fields.find(({ role }) => role === 'title').name;
