import { entitiesIn, graphDocument, schemaContext, type Entity } from '@20x/shared/structured-data/graph';
import { parsedJson } from '@20x/shared/structured-data/read';

/** The things in a page's own structured data; null: it cannot be read. */
export const thingsIn = (text: string): readonly Entity[] | null => (text.trim() === '' ? [] : entitiesIn(text));

/** The text of a page's own structured data. */
export function textOf(things: readonly Entity[]): string {
  const [first, ...others] = things;
  if (!first) return '';
  return asJson(others.length > 0 ? graphDocument(things) : { '@context': schemaContext, ...first });
}

export const asJson = (value: unknown): string => JSON.stringify(value, null, 2);

const scripts = /<script\b[^>]*\bld\+json\b[^>]*>(.*?)<\/script>/gis;

/** The JSON-LD in a pasted text or in the source of a page, laid out where it can be read. */
export function importedText(source: string): string {
  const texts = [...source.matchAll(scripts)].map(([, text = '']) => text.trim());
  const [only = source.trim()] = texts;
  const unreadable = texts.find((text) => thingsIn(text) === null);
  if (texts.length > 1 && unreadable === undefined) return textOf(texts.flatMap((text) => thingsIn(text) ?? []));
  const text = unreadable ?? only;
  const value = parsedJson(text);
  return value === undefined ? text : asJson(value);
}

/** The thing with a value, or without it. */
export const withValue = (thing: Entity, name: string, value: unknown): Entity =>
  Object.fromEntries(Object.entries({ ...thing, [name]: value }).filter(([, one]) => one !== undefined));
