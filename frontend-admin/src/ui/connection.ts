import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Together with the time that an attempt may take, a return is noticed within 3 s. */
const pauseMs = 1000;
const attemptMs = 1500;
/** A request that fails so soon after a return gets no answer for a reason of its own: each time the pause doubles. */
const hastyMs = 5000;
const mostDoublings = 5;

const listeners = new Set<() => void>();
let isReachable = true;
let backAt = -Infinity;
let doublings = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function set(next: boolean): void {
  isReachable = next;
  clearTimeout(timer);
  if (!next) timer = setTimeout(() => void probe(), pauseMs * 2 ** doublings);
  for (const listener of listeners) listener();
}

/** Asks the server for its cheapest answer, until there is one. */
async function probe(): Promise<void> {
  try {
    const answer = await fetch('/health/live', { cache: 'no-store', signal: AbortSignal.timeout(attemptMs) });
    if (answer.ok) backAt = Date.now();
    set(answer.ok);
  } catch {
    set(false);
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => set(false));
  window.addEventListener('online', () => set(true));
}

/** Whether the server can be reached, as far as is known. */
export const connection = {
  isReachable: () => isReachable,

  /** Notes that a request got no answer. */
  lost(): void {
    if (!isReachable) return;
    doublings = Date.now() - backAt < hastyMs ? Math.min(doublings + 1, mostDoublings) : 0;
    set(false);
  },

  /** Notes that a request was answered. */
  found(): void {
    if (!isReachable) set(true);
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },

  /** Resolves as soon as the server can be reached. */
  back(): Promise<void> {
    if (isReachable) return Promise.resolve();
    return new Promise((resolve) => {
      const stop = connection.subscribe(() => {
        if (!isReachable) return;
        stop();
        resolve();
      });
    });
  },
};

export const useIsReachable = () => useSyncExternalStore(connection.subscribe, connection.isReachable);

/** Notes that a request got no answer, and repeats it once the server can be reached. */
export function useRetryWhenBack(isUnanswered: boolean, retry: () => unknown): void {
  const retryNow = useEffectEvent(() => void retry());
  useEffect(() => {
    if (!isUnanswered) return undefined;
    let isCurrent = true;
    connection.lost();
    void connection.back().then(() => {
      if (isCurrent) retryNow();
    });
    return () => {
      isCurrent = false;
    };
  }, [isUnanswered]);
}
