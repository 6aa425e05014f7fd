import { isRecord } from '@20x/shared/hidden';
import { placedRecord, placeOf } from '@20x/shared/preview-paths';

/** The content as a preview gets it: every record says where it is. */
export const placed = <Content extends object>(content: Content, path = ''): Content => copy(content, path) as Content;

const copy = (value: unknown, path: string): unknown => {
  if (Array.isArray(value)) return value.map((entry: unknown, index) => copy(entry, `${path}.${index}`));
  return isRecord(value) ? placedRecord(value, path, copy) : value;
};

/** The places of all rows in the content. */
export function rowsIn(value: unknown, path: string): string[] {
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, index) =>
      isRecord(entry) ? [placeOf(`${path}.${index}`), ...rowsIn(entry, `${path}.${index}`)] : [],
    );
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => rowsIn(inner, path === '' ? name : `${path}.${name}`));
}

/** What elements of the page say where they are. */
export const shownPlaces = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-field]')].map(({ dataset }) => dataset.field ?? '');
