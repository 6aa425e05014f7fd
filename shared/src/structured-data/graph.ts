import { isTooDeep, mostBytes, parsedJson } from './read.ts';

/** One thing that structured data describes, by its properties. */
export type Entity = Readonly<Record<string, unknown>>;

export const schemaContext = 'https://schema.org';

/** Whether the `@context` of structured data is that of schema.org. */
export const isSchemaContext = (context: unknown): boolean => /^https?:\/\/schema\.org\/?$/.test(String(context));

/** Structured data and pages refer to a thing by its id. */
export const refTo = (id: string) => ({ '@id': id });

export const isEntity = (value: unknown): value is Entity =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The names in `@type`. */
export const typesOf = (entity: Entity): readonly string[] =>
  [entity['@type']].flat().filter((name) => typeof name === 'string');

/** The things in a text of JSON-LD: one, a list, or a graph. Null: it cannot be read, or is too much to read. */
export function entitiesIn(text: string): readonly Entity[] | null {
  const value = text.length > mostBytes ? undefined : parsedJson(text);
  if (isTooDeep(value)) return null;
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.every(isEntity) ? values.flatMap(inGraph) : null;
}

function inGraph(entity: Entity): readonly Entity[] {
  const { '@context': context, '@graph': graph, ...own } = entity;
  if (Array.isArray(graph)) return graph.filter(isEntity);
  // Another vocabulary stays with the thing that is described in it.
  return [context === undefined || isSchemaContext(context) ? own : entity];
}

/**
 * A page's own structured data on top of what is made of the page. What has the id of an automatic thing, or has no id
 * and is the only one of its type on both sides, extends that thing: its values win, and null leaves a value out. Anything
 * else is one more thing, which gets an id and leads to the page unless it has an id of its own.
 */
export function joinedGraph(automatic: readonly Entity[], own: readonly Entity[]): Entity[] {
  const graph = [...automatic];
  const places = placesOf(automatic, own);
  for (const [index, entity] of own.entries()) {
    const place = places[index] ?? graph.length;
    graph[place] =
      place < automatic.length ? withoutNulls({ ...graph[place], ...entity }) : connected(entity, automatic, graph);
  }
  return graph;
}

const pageMark = '#webpage';

function connected(entity: Entity, automatic: readonly Entity[], graph: readonly Entity[]): Entity {
  const page = automatic.map(({ '@id': id }) => String(id)).find((id) => id.endsWith(pageMark));
  const [type] = typesOf(entity);
  // A thing of another vocabulary is not ours to complete.
  if (page === undefined || type === undefined || '@id' in entity || '@context' in entity) return entity;
  const stem = `${page.slice(0, -pageMark.length)}#${type.toLowerCase()}`;
  const alike = graph.filter(({ '@id': id }) => id === stem || String(id).startsWith(`${stem}-`)).length;
  const id = alike === 0 ? stem : `${stem}-${alike + 1}`;
  return { '@id': id, ...entity, mainEntityOfPage: entity.mainEntityOfPage ?? refTo(page) };
}

/** Where each own thing is in the joined graph; those that extend an automatic thing are in its place. */
export function placesOf(automatic: readonly Entity[], own: readonly Entity[]): number[] {
  let next = automatic.length;
  return own.map((entity) => {
    const place = placeOf(entity, automatic, own);
    return place < 0 ? next++ : place;
  });
}

function placeOf(entity: Entity, automatic: readonly Entity[], own: readonly Entity[]): number {
  const id = entity['@id'];
  if (id !== undefined) return automatic.findIndex((other) => other['@id'] === id);
  const isAlike = (other: Entity) => typesOf(other).some((name) => typesOf(entity).includes(name));
  const [one, another] = automatic.filter(isAlike);
  return one && !another && own.filter(isAlike).length === 1 ? automatic.indexOf(one) : -1;
}

const withoutNulls = (entity: Entity): Entity =>
  Object.fromEntries(Object.entries(entity).filter(([, value]) => value !== null));

/** One document of all the things. */
export const graphDocument = (graph: readonly Entity[]) => ({ '@context': schemaContext, '@graph': graph });

/**
 * JSON that cannot close the script element that holds it, nor open a comment or an element in it. Nothing else is escaped,
 * so that a text compresses to nothing where the page shows it, too.
 */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replace(/<(?=!--|\/?script)/gi, '\\u003c');
