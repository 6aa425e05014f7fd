import { useCallback, useEffect, useState } from 'react';

export type Loaded<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'loaded'; readonly value: Value };

/** Loads once per visit, never again behind the person's back. `load` must be stable. */
export function useLoaded<Value>(load: () => Promise<Value>): { state: Loaded<Value>; retry: () => void } {
  const [state, setState] = useState<Loaded<Value>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (value) => {
        if (isCurrent) setState({ status: 'loaded', value });
      },
      (error: unknown) => {
        if (isCurrent) setState({ status: 'failed', error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { state, retry };
}
