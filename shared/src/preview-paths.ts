/** Most characters of a path in a message of a preview. */
const pathLimit = 300;
/** Names and positions. */
const pathPattern = /^[a-z]\w*(\.[a-z\d]\w*)*$/i;

/** Whether a message of a preview names a field, such as `faqs.2.answer`. */
export const isPreviewPath = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= pathLimit && pathPattern.test(value);

/** Where a record is in the draft, as its `$field` says it: `#.faqs.2`, and `#` for the draft itself. */
export const placeOf = (path: string): string => (path === '' ? '#' : `#.${path}`);
export const pathAt = (place: string): string => place.slice(2);

/** Where the server found a record in the draft; undefined for what comes from elsewhere. */
export const pathOfRecord = (record: object): string | undefined => {
  const place: unknown = Reflect.get(record, '$field');
  return typeof place === 'string' ? pathAt(place) : undefined;
};

/** A copy of the record at a path that says where it is; `inner` copies each value, which gets its own path. */
export function placedRecord(record: object, path: string, inner: (value: unknown, path: string) => unknown): object {
  const entries = Object.entries(record).map(([name, value]: [string, unknown]) => [
    name,
    inner(value, path === '' ? name : `${path}.${name}`),
  ]);
  return { ...(Object.fromEntries(entries) as object), $field: placeOf(path) };
}
