import { useSyncExternalStore } from 'react';

/** The field that a person wants to see. Lists on its way open their entry; `turn` distinguishes one request from the next. */
interface Revealed {
  readonly path: string;
  readonly turn: number;
}

const nothing: Revealed = { path: '', turn: 0 };
let revealed = nothing;
const listeners = new Set<() => void>();

/** Long enough for every list on the way; afterwards the wish is over. */
const wishMs = 1000;
let over: ReturnType<typeof setTimeout> | undefined;

function wish(path: string): void {
  revealed = { path, turn: revealed.turn + 1 };
  listeners.forEach((listener) => {
    listener();
  });
}

/** Opens every list entry on the way to a field, so that it is there to be focused. */
export function revealField(path: string): void {
  wish(path);
  clearTimeout(over);
  over = setTimeout(() => {
    wish('');
  }, wishMs);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) revealed = nothing; // No wish outlives its form.
  };
}

export const useRevealed = (): Revealed => useSyncExternalStore(listen, () => revealed);
