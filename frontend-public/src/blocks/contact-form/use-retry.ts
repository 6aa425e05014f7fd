import { useEffect, useRef, useState } from 'react';

const firstPauseMs = 3_000;
const longestPauseMs = 60_000;

/**
 * Repeats work after growing pauses, and at once when the browser is online again, until it is stopped or the page is
 * left, which the browser then asks about.
 */
export function useRetry() {
  const [waiting, setWaiting] = useState<{ readonly work: () => void; readonly failures: number }>();
  const failures = useRef(0);
  useEffect(() => {
    if (!waiting) return;
    const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** (waiting.failures - 1));
    const timer = setTimeout(waiting.work, pause);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('online', waiting.work);
    addEventListener('beforeunload', ask);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', waiting.work);
      removeEventListener('beforeunload', ask);
    };
  }, [waiting]);
  return {
    retry: (work: () => void) => setWaiting({ work, failures: ++failures.current }),
    stop: () => {
      failures.current = 0;
      setWaiting(undefined);
    },
  };
}
