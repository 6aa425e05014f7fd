import { isRecord } from '@20x/shared/hidden';

/** Where a record is, as `fieldOf` reads it. */
export const placeOf = (path: string): string => (path === '' ? '#' : `#.${path}`);
export const pathAt = (place: string): string => place.slice(2);

/** Where the server found a record in the draft; undefined for what comes from elsewhere. */
export const pathOfRecord = (record: object): string | undefined => {
  const place: unknown = Reflect.get(record, '$field');
  return typeof place === 'string' ? pathAt(place) : undefined;
};

/** Entries that are not of the draft, such as the newest posts, stand for the list that they fill. */
export function withPlaces(value: unknown, path = ''): unknown {
  if (Array.isArray(value)) {
    return value.map((entry: unknown) => {
      if (!isRecord(entry)) return entry;
      const own = pathOfRecord(entry);
      return own === undefined ? { ...entry, $field: placeOf(path) } : withPlaces(entry, own);
    });
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    withPlaces(inner, path === '' ? name : `${path}.${name}`),
  ]);
  return { ...(Object.fromEntries(entries) as object), $field: placeOf(path) };
}
