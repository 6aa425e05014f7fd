import type { ReactNode } from 'react';
import { messageOf } from '@20x/kit';
import { Button, Skeleton, Stack } from '@mantine/core';
import { Banner } from './Banner';
import { useLoaded } from './use-loaded';

interface LoadGateProps<Value> {
  /** What is loaded, for the messages: "the home page". */
  readonly what: string;
  /** Must be stable. */
  readonly load: () => Promise<Value>;
  readonly children: (value: Value) => ReactNode;
}

/** Shows its children once the value is there; until then a skeleton, after a failure the reason and Retry. */
export function LoadGate<Value>({ what, load, children }: LoadGateProps<Value>) {
  const { state, retry } = useLoaded(load);
  if (state.status === 'loaded') return children(state.value);
  if (state.status === 'loading') {
    return (
      <Stack role="status" aria-label={`Loading ${what}`} maw={720} gap="lg">
        <Skeleton h={36} w="40%" />
        <Skeleton h={32} />
        <Skeleton h={32} />
        <Skeleton h={96} />
      </Stack>
    );
  }
  return (
    <Banner
      tone="danger"
      title={`Could not load ${what}`}
      actions={
        <Button variant="default" onClick={retry}>
          Retry
        </Button>
      }
    >
      <p>{messageOf(state.error)}</p>
    </Banner>
  );
}
