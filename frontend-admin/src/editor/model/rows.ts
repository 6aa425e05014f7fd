import { isRow } from '@20x/shared/row-ids';
import { newId } from '@20x/shared/new-id';

/** A new entry of a list, with an id for it and for every row inside that has none. Texts stay as they are. */
export const newRow = (row: unknown): unknown => withNewIds(row, false);

/** A copy, and every row inside, has an id of its own; its anchor stays with the original, where links lead. */
export const copyOfRow = (row: unknown): unknown => {
  const copy = withNewIds(row, true);
  return isRow(copy) && 'anchor' in copy ? { ...copy, anchor: null } : copy;
};

function withNewIds(row: unknown, replaces: boolean): unknown {
  if (!isRow(row)) return structuredClone(row);
  const { id, ...values } = inside(row, replaces);
  return { id: replaces || typeof id !== 'string' ? newId() : id, ...values };
}

const inside = (record: Readonly<Record<string, unknown>>, replaces: boolean): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.map((entry: unknown) => withNewIds(entry, replaces))
        : isRow(value)
          ? inside(value, replaces)
          : value,
    ]),
  );
