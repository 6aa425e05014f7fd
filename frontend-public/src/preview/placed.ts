import { isRecord } from '@20x/shared/hidden';
import { pathOfRecord, placedRecord, placeOf } from '@20x/shared/preview-paths';

/**
 * A copy of page data that was placed by the server, in which every record has a place. Entries that are not of the
 * draft, such as the newest posts, get the place of the list that they fill.
 */
export function withAllPlaces(value: unknown, path = ''): unknown {
  if (!Array.isArray(value)) return isRecord(value) ? placedRecord(value, path, withAllPlaces) : value;
  return value.map((entry: unknown) => {
    if (!isRecord(entry)) return entry;
    const own = pathOfRecord(entry);
    return own === undefined ? { ...entry, $field: placeOf(path), $isFill: true } : withAllPlaces(entry, own);
  });
}
