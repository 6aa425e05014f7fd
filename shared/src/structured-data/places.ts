import { typesOf, type Entity } from './graph.ts';

/** What people call the things of a graph; several of one type are numbered. */
export function namesOf(graph: readonly Entity[]): readonly string[] {
  const names = graph.map(typeName);
  const seen = new Map<string, number>();
  return names.map((name) => {
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    return names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${number}`;
  });
}

const typeName = (entity: Entity) => typesOf(entity)[0] ?? 'Thing';

/** The place of a value of a thing, such as `BlogPosting › author`. */
export const placeIn = (thing: string, name: string): string => `${thing} › ${name}`;

/** The values of a property with their places; several of them are numbered. */
export function valuesAt(place: string, value: unknown): readonly (readonly [string, unknown])[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.map((one, index) => [values.length > 1 ? `${place} ${index + 1}` : place, one]);
}
