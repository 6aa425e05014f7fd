import type { Content } from './content-comparison';

/** Unsaved work kept in this browser, so that a crash or an ended session loses nothing. */
export interface SafetyCopy {
  /** ISO time of the last change. */
  readonly at: string;
  /** The saved content that the work started from: what changed since can be told apart. */
  readonly base: Content;
  readonly content: Content;
}

const storageKey = (key: string) => `20x.unsaved:${key}`;

function isSafetyCopy(value: unknown): value is SafetyCopy {
  const copy = value as Partial<SafetyCopy> | null;
  return typeof copy?.at === 'string' && isObject(copy.base) && isObject(copy.content);
}
const isObject = (value: unknown) => typeof value === 'object' && value !== null;

export function findSafetyCopy(key: string): SafetyCopy | null {
  try {
    const copy: unknown = JSON.parse(localStorage.getItem(storageKey(key)) ?? 'null');
    return isSafetyCopy(copy) ? copy : null;
  } catch {
    return null;
  }
}

/** Storage may be full or forbidden; the editor then works without the copy. */
export function keepSafetyCopy(key: string, copy: SafetyCopy): void {
  try {
    localStorage.setItem(storageKey(key), JSON.stringify(copy));
  } catch {
    dropSafetyCopy(key);
  }
}

export function dropSafetyCopy(key: string): void {
  try {
    localStorage.removeItem(storageKey(key));
  } catch {
    // Without storage there is no copy to drop.
  }
}
