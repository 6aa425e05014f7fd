import { useEffect, useState, type ReactNode } from 'react';
import { Box, Skeleton, Stack } from '@mantine/core';
import { LoadFailure } from './LoadFailure';

type Loaded<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'loaded'; readonly value: Value };

interface LoadGateProps<Value> {
  /** What is loaded, for the messages: "the home page". */
  readonly what: string;
  /** Must be stable: it runs once per visit, never again behind the person's back. */
  readonly load: () => Promise<Value>;
  readonly children: (value: Value) => ReactNode;
  /** What else can be done after a failure. Default: Retry alone. */
  readonly actions?: ReactNode;
}

/** Shows its children once the value is there; until then a skeleton, after a failure the reason and Retry. */
export function LoadGate<Value>({ what, load, children, actions }: LoadGateProps<Value>) {
  const [state, setState] = useState<Loaded<Value>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const answer = (next: Loaded<Value>) => {
      if (isCurrent) setState(next);
    };
    load().then(
      (value) => answer({ status: 'loaded', value }),
      (error: unknown) => answer({ status: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  if (state.status === 'loaded') return children(state.value);
  if (state.status === 'loading') {
    return (
      <Stack role="status" aria-label={`Loading ${what}`} maw={720} gap="lg" pt="lg">
        <Skeleton h={36} w="40%" />
        <Skeleton h={32} />
        <Skeleton h={32} />
        <Skeleton h={96} />
      </Stack>
    );
  }
  const retry = () => {
    setState({ status: 'loading' });
    setAttempt(attempt + 1);
  };
  return (
    <Box pt="lg">
      <LoadFailure title={`Could not load ${what}`} error={state.error} onRetry={retry} actions={actions} />
    </Box>
  );
}
