import { diffComm } from 'node-diff3';
import { isRecord } from '@20x/shared/hidden';
import { asList, canonical, changedFields, isSameValue, type Content } from '../model/content-comparison';
import { idOfRow } from '@20x/shared/row-ids';
import { isHiddenText } from '../model/hidden-entry';

/** One place at which two states of a content differ. */
export interface Change {
  /** Its place, such as `faqs.2.answer`: in the newer state, or in the older one if it is gone. */
  readonly path: string;
  readonly kind: 'changed' | 'added' | 'removed' | 'moved';
  /** What names it to a restoration, such as `faqs.<id>.answer`; null: it comes back only with what it belongs to. */
  readonly address: string | null;
  readonly from: unknown;
  readonly to: unknown;
  /** The places inside it; none: it is shown as a whole. */
  readonly parts: readonly Change[];
  /** Of an entry that is not where it was: its positions, from 0. */
  readonly moved?: { readonly from: number; readonly to: number };
}

interface Place {
  readonly path: string;
  readonly address: string | null;
}

interface Options {
  /** Plain entries may be named by their position: the newer state is what a restoration changes. */
  readonly byPosition?: boolean;
}

/** Everything in which two contents differ, field by field and, in lists, entry by entry. */
export function changesBetween(from: Content, to: Content, options: Options = {}): Change[] {
  return changedFields(from, to).flatMap((name) =>
    changesAt({ path: name, address: name }, from[name], to[name], options),
  );
}

function changesAt(place: Place, from: unknown, to: unknown, options: Options): Change[] {
  if (isSameValue(from, to)) return [];
  const change = { ...place, kind: 'changed', from, to } as const;
  if (isHiddenText(from) || isHiddenText(to)) return [{ ...change, parts: [] }];
  if (isRecord(from) || isRecord(to)) {
    const [before, after] = [asRecord(from), asRecord(to)];
    const names = changedFields(before, after).filter((name) => name !== 'id');
    const parts = names.flatMap((name) => changesAt(below(place, name), before[name], after[name], options));
    return [{ ...change, parts }];
  }
  if (Array.isArray(from) || Array.isArray(to)) {
    return [{ ...change, parts: entryChanges(place, asList(from), asList(to), options) }];
  }
  return [{ ...change, parts: [] }];
}

const asRecord = (value: unknown): Content => (isRecord(value) ? value : {});
const below = ({ path, address }: Place, name: string | number, named: string | number | null = name): Place => ({
  path: `${path}.${name}`,
  address: address === null || named === null ? null : `${address}.${named}`,
});

interface Pair {
  /** Positions; null where the entry is not. */
  readonly before: number | null;
  readonly after: number | null;
}

function entryChanges(list: Place, from: readonly unknown[], to: readonly unknown[], options: Options): Change[] {
  const haveIds = [...from, ...to].some((entry) => idOf(entry) !== null);
  const pairs = haveIds ? pairsById(from, to) : pairsByLikeness(from, to);
  const kept = keptInPlace(pairs);
  return pairs.flatMap((pair): Change[] => {
    const { before, after } = pair;
    const old = before === null ? undefined : from[before];
    const now = after === null ? undefined : to[after];
    const samePlace = before === after && options.byPosition === true ? after : null;
    const place = below(list, after ?? before ?? 0, haveIds ? idOf(now ?? old) : samePlace);
    if (before === null || after === null)
      return [{ ...place, kind: before === null ? 'added' : 'removed', from: old, to: now, parts: [] }];
    const changes = changesAt(place, old, now, options);
    if (kept.has(pair)) return changes;
    const moved = { from: before, to: after };
    if (changes.length > 0) return changes.map((change) => ({ ...change, moved }));
    // A row comes back to its place only with its whole list.
    return [{ ...place, address: null, kind: 'moved', from: old, to: now, parts: [], moved }];
  });
}

const idOf = (entry: unknown): string | null => idOfRow(entry) ?? null;

function pairsById(from: readonly unknown[], to: readonly unknown[]): Pair[] {
  const [before, after] = [from.map(idOf), to.map(idOf)];
  const placeIn = (ids: typeof before, id: string | null) => (id !== null && ids.includes(id) ? ids.indexOf(id) : null);
  return [
    ...after.map((id, index) => ({ before: placeIn(before, id), after: index })),
    ...before.flatMap((id, index) => (placeIn(after, id) === null ? [{ before: index, after: null }] : [])),
  ];
}

/** Of plain entries, equal ones belong together; the entries between them are paired in its order. */
function pairsByLikeness(from: readonly unknown[], to: readonly unknown[]): Pair[] {
  const [before, after] = [from.map(canonical), to.map(canonical)];
  if (before.length === after.length && isSameValue(before.toSorted(), after.toSorted())) {
    const left = [...before];
    return after.map((text, index) => {
      const found = left.indexOf(text);
      left[found] = '';
      return { before: found, after: index };
    });
  }
  const pairs: Pair[] = [];
  let [old, now] = [0, 0];
  for (const { common, buffer1, buffer2 } of diffComm(before, after)) {
    const [gone, come] = [common ?? buffer1 ?? [], common ?? buffer2 ?? []];
    for (let at = 0; at < Math.max(gone.length, come.length); at++) {
      pairs.push({ before: at < gone.length ? old + at : null, after: at < come.length ? now + at : null });
    }
    old += gone.length;
    now += come.length;
  }
  return pairs;
}

/** As many entries as possible that are in the same order on both sides; the others were moved. */
function keptInPlace(pairs: readonly Pair[]): ReadonlySet<Pair> {
  /** The longest run of pairs in order that ends with each pair. */
  const runs: (readonly Pair[])[] = [];
  for (const pair of pairs) {
    if (pair.before === null || pair.after === null) continue;
    const before = pair.before;
    const earlier = runs.filter((run) => (run.at(-1)?.before ?? 0) < before);
    runs.push([...longestOf(earlier), pair]);
  }
  return new Set(longestOf(runs));
}

const longestOf = (runs: readonly (readonly Pair[])[]): readonly Pair[] =>
  runs.reduce((longest, run) => (run.length > longest.length ? run : longest), []);
