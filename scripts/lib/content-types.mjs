/** Writes what the admin knows of each type of content: its names, addresses and icon, and where its fields are. */
import { camelCase, Code, Imports, kebabCase, sourceOf, typeOf } from './typescript-source.mjs';

const DECLARATION = '../../editor/model/content-type';

export function contentTypes({ types, classes }, clients) {
  const imports = new Imports();
  const contents = types.map(
    ({ name, class: content }) => `${JSON.stringify(name)}: ${typeOf(content, clients, imports)};`,
  );
  const entries = types.map((type) => sourceOf(entryOf(type, classes[type.class].fields, imports)));
  const declaration = imports.add(DECLARATION, 'ContentTypeDeclaration', 'type');
  return [
    ...imports.lines(),
    '\n/** The content of each type. */\n',
    `export interface ContentOf { ${contents.join(' ')} }\n\n`,
    '/** Every type of content, in the order of the navigation. */\n',
    `export const contentTypes = [${entries.join(', ')}] as const satisfies readonly ${declaration}[];\n`,
  ].join('');
}

function entryOf({ name, class: content, path, onEveryPage, isPart, ordered, admin }, fields, imports) {
  const {
    api,
    title,
    item,
    icon,
    path: list,
    editor = list && `${list}/{id}`,
    advanced,
    tabs,
    filing,
    imports: importing,
    exports: exporting,
    screens = [],
  } = admin;
  const load = `import(/* webpackChunkName: "fields-${name}" */ './${kebabCase(content)}.generated')`;
  return {
    ...{
      name,
      path,
      onEveryPage,
      isPart,
      api,
      title,
      item,
      list,
      editor,
      advanced,
      tabs,
      filing,
      imports: importing,
      exports: exporting,
      screens,
    },
    facets: fields.flatMap(facetOf),
    introduction: fields.find(({ role }) => role === 'introduction')?.name,
    isOrdered: ordered,
    hasCover: fields.some(({ role }) => role === 'cover'),
    hasDue: fields.some(({ role }) => role === 'due'),
    icon: new Code(imports.add('lucide-react', icon)),
    fields: new Code(`() => ${load}.then((module) => module.${camelCase(content)})`),
  };
}

/** A field by which the list of the type is filtered. */
function facetOf({ facet, name: field, label, item }) {
  if (!facet) return [];
  return [{ field, label, ...(facet !== true && { as: facet }), ...(item && { item }) }];
}
