import { diff3MergeRegions } from 'node-diff3';
import { idOfRow } from '@20x/shared/row-ids';
import { canonical, isSameValue, type Content } from '../model/content-comparison';

/** Three versions of one list, or of one entry of it. */
export interface Versions<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/** One place of the merged list: a row that is taken as it is, or an entry that both sides have. */
export type Place = { readonly row: unknown } | Versions<unknown>;

type Lists = Versions<readonly unknown[]>;

/** Pairs the rows of three lists by id, and plain entries by what they say. Null: the list is one field. */
export function pairRows(lists: Lists): readonly Place[] | null {
  const all = [lists.base, lists.mine, lists.theirs];
  return all.every(hasIds) ? pairById(lists as Versions<readonly Entry[]>) : pairByPlace(lists);
}

type Entry = Content & { readonly id: string };

const hasIds = (rows: readonly unknown[]): rows is readonly Entry[] => {
  const ids = rows.map(idOfRow);
  return !ids.includes(undefined) && new Set(ids).size === rows.length;
};

function pairById({ base, mine, theirs }: Versions<readonly Entry[]>): readonly Place[] | null {
  const idsOf = (rows: readonly Entry[]) => rows.map(({ id }) => id);
  const order = mergeOrder({ base: idsOf(base), mine: idsOf(mine), theirs: idsOf(theirs) });
  if (!order) return null;
  const rowOf = (rows: readonly Entry[], id: string) => rows.find((row) => row.id === id);
  // Deleted on one side, changed on the other.
  const isLost = (row: Entry) =>
    !order.includes(row.id) && [mine, theirs].some((rows) => !isSameValue(rowOf(rows, row.id) ?? row, row));
  if (base.some(isLost)) return null;
  return order.map((id): Place => {
    const [before, own, other] = [rowOf(base, id), rowOf(mine, id), rowOf(theirs, id)];
    return own && other ? { base: before, mine: own, theirs: other } : { row: own ?? other };
  });
}

/** The order of the side that changed it; of both, where their changes lie apart. */
function mergeOrder({ base, mine, theirs }: Versions<readonly string[]>): readonly string[] | null {
  if (isSameValue(base, mine)) return theirs;
  if (isSameValue(base, theirs) || isSameValue(mine, theirs)) return mine;
  const order: string[] = [];
  for (const region of diff3MergeRegions([...mine], [...base], [...theirs])) {
    if (region.stable) {
      order.push(...region.bufferContent);
    } else {
      if (region.oLength > 0) return null;
      order.push(...region.aContent, ...region.bContent);
    }
  }
  const stays = (id: string) => !base.includes(id) || (mine.includes(id) && theirs.includes(id));
  const expected = [...new Set([...mine, ...theirs])].filter(stays);
  // What one side moved and the other moved or deleted is there twice, or again.
  return isSameValue(order.toSorted(), expected.toSorted()) ? order : null;
}

function pairByPlace({ base, mine, theirs }: Lists): readonly Place[] | null {
  const places: Place[] = [];
  for (const region of diff3MergeRegions(mine.map(canonical), base.map(canonical), theirs.map(canonical))) {
    if (region.stable) {
      const source = { a: mine, o: base, b: theirs }[region.buffer];
      const rows = source.slice(region.bufferStart, region.bufferStart + region.bufferLength);
      places.push(...rows.map((row) => ({ row })));
      continue;
    }
    const own = mine.slice(region.aStart, region.aStart + region.aLength);
    const before = base.slice(region.oStart, region.oStart + region.oLength);
    const other = theirs.slice(region.bStart, region.bStart + region.bLength);
    if (before.length === 0) {
      const added = other.filter((row) => !own.some((same) => isSameValue(row, same)));
      places.push(...[...own, ...added].map((row) => ({ row })));
    } else if (own.length === before.length && other.length === before.length) {
      const pairs = before.map((row, index) => ({ base: row, mine: own[index], theirs: other[index] }));
      if (!pairs.every(isChangedOnce)) return null;
      places.push(...pairs);
    } else {
      return null;
    }
  }
  return hasDuplicates(places, { base, mine, theirs }) ? null : places;
}

/** Without ids nothing distinguishes an entry that both sides changed from two that took each other's place. */
const isChangedOnce = ({ base, mine, theirs }: Versions<unknown>) =>
  isSameValue(base, mine) || isSameValue(base, theirs) || isSameValue(mine, theirs);

/** Whether an entry is more often in the merged list than on either side: both moved it, or one brought it back. */
function hasDuplicates(places: readonly Place[], { base, mine, theirs }: Lists): boolean {
  const count = (keys: readonly string[], key: string) => keys.filter((other) => other === key).length;
  const [before, own, other] = [base.map(canonical), mine.map(canonical), theirs.map(canonical)];
  const merged = places.map((place) => {
    if ('row' in place) return canonical(place.row);
    return canonical(isSameValue(place.base, place.mine) ? place.theirs : place.mine);
  });
  return merged.some((key) => {
    const allowed = Math.max(count(own, key), count(other, key));
    const isBack = count(before, key) > Math.min(count(own, key), count(other, key));
    return count(merged, key) > (isBack ? Math.min(count(own, key), count(other, key)) : allowed);
  });
}
