import { createContext, useContext } from 'react';
import { isHidden } from '@20x/shared/hidden';
import { idOfRow } from '@20x/shared/row-ids';
import { asList, isSameValue, type Content } from './content-comparison';
import { useFieldErrors, useFieldForm } from './field-form';
import { valueAt } from './form-path';

const LiveContext = createContext<Content | null>(null);
export const LiveProvider = LiveContext.Provider;

/** What visitors see: the content of the live revision; null while it is unknown, and in forms without revisions. */
export const useLive = () => useContext(LiveContext);

/** The row of another list that is the same: found by its id wherever it is, or by its place if it has none. */
function sameRowIn(list: unknown, row: unknown, index: number): unknown {
  const id = idOfRow(row);
  return id === undefined ? asList(list)[index] : asList(list).find((other) => idOfRow(other) === id);
}

/** The value that visitors see at a path of the draft. */
function liveValueAt(live: unknown, draft: (path: string) => unknown, path: string): unknown {
  const parts = path.split('.');
  return parts.reduce<unknown>((value, part, at) => {
    const own = draft(parts.slice(0, at + 1).join('.'));
    return Array.isArray(value) ? sameRowIn(value, own, Number(part)) : valueAt(value, part);
  }, live);
}

/** What visitors see at a path of the draft; null while it is unknown. */
export function useLiveValue(path: string): { readonly value: unknown } | null {
  const live = useLive();
  const form = useFieldForm();
  return live && { value: liveValueAt(live, (own) => form.read(own), path) };
}

/** How a row or a section of the draft is. */
export interface EntryState {
  /** Something of it is live, and that is not the same. */
  readonly isChanged: boolean;
  readonly isHidden: boolean;
  /** Fields of it with an error. */
  readonly errors: number;
  /** Why visitors do not get a row that is not hidden. Default: they do. */
  readonly leftOut?: string;
}

/** Whether something is live that a draft can differ from. */
export const isAnyLive = (live: Content | null): live is Content => live !== null && Object.keys(live).length > 0;

/** How many fields below a path have an error. */
export const errorsBelow = (errors: Readonly<Record<string, unknown>>, path: string): number =>
  Object.keys(errors).filter((name) => name === path || name.startsWith(`${path}.`)).length;

/** What a draft is compared with. */
export interface Compared {
  /** What visitors see; null while it is unknown. */
  readonly live: Content | null;
  readonly errors: Readonly<Record<string, unknown>>;
}

/** How the rows of a list are; `draft` reads the value at a path. */
export function rowStates(
  path: string,
  draft: (path: string) => unknown,
  { live, errors }: Compared,
): readonly EntryState[] {
  const liveRows = live && liveValueAt(live, draft, path);
  return asList(draft(path)).map((row, index) => ({
    isHidden: isHidden(row),
    isChanged: isAnyLive(live) && !isSameValue(row, sameRowIn(liveRows, row, index)),
    errors: errorsBelow(errors, `${path}.${index}`),
  }));
}

/** How the rows of a list of the form are. `shows`: how many that are not hidden visitors get. */
export function useRowStates(path: string, rows: readonly unknown[], shows = Infinity): readonly EntryState[] {
  const form = useFieldForm();
  const compared = { live: useLive(), errors: useFieldErrors() };
  let shown = 0;
  return rowStates(path, (own) => (own === path ? rows : form.read(own)), compared).map((state) =>
    state.isHidden || ++shown <= shows ? state : { ...state, leftOut: `Not shown, at most ${shows}` },
  );
}
