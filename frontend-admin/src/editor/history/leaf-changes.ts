import { isRecord, isSameValue } from '../content-comparison';

export interface LeafChange {
  /** `heroTitle`, `faqs.2.answer`, or a list whose length changed. */
  readonly path: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** The places below a path at which two values differ, down to texts; a list that grew or shrank is one place. */
export function leafChanges(path: string, from: unknown, to: unknown): LeafChange[] {
  if (isSameValue(from, to)) return [];
  if (Array.isArray(from) && Array.isArray(to) && from.length === to.length && isSameOrder(from, to)) {
    return from.flatMap((value, index) => leafChanges(`${path}.${index}`, value, to[index]));
  }
  if (isRecord(from) && isRecord(to)) {
    const names = new Set([...Object.keys(from), ...Object.keys(to)]);
    return [...names].flatMap((name) => leafChanges(`${path}.${name}`, from[name], to[name]));
  }
  return [{ path, from, to }];
}

/** Whether rows stayed where they were: none of the changed ones turns up at another place. */
const isSameOrder = (from: readonly unknown[], to: readonly unknown[]) =>
  from.every(
    (row, index) => isSameValue(row, to[index]) || !to.some((other, at) => at !== index && isSameValue(row, other)),
  );
