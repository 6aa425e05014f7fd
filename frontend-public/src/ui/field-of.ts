/** Set on every record of a page's content while its draft is previewed: where in the draft it is. */
interface Placed {
  readonly $field?: string;
  /** It is not of the draft, and `$field` is the list that it fills. */
  readonly $isFill?: boolean;
}

type Name<T> = (keyof T & string) | `${keyof T & string}.${string}`;

/**
 * The value of `data-field` for an element that shows a record of the content, or one value of it that is no plain text.
 * Undefined outside of previews, so visitors' pages hold nothing of it.
 */
export function fieldOf<T extends object>(record: T | null | undefined, name?: Name<T>): string | undefined {
  const { $field: place, $isFill = false }: Placed = record ?? {};
  return place && name && !$isFill ? `${place}.${name}` : place;
}
