import type { ReactNode } from 'react';
import { isApiError } from '@20x/kit';
import { Button } from '@mantine/core';
import { Banner } from './Banner';
import { useRetryWhenBack } from './connection';

interface LoadFailureProps {
  /** "The messages could not be loaded" */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => unknown;
  /** What else can be done. */
  readonly actions?: ReactNode;
}

/** Why a request failed, and the way to ask again. Without an answer, it asks by itself once the server can be reached. */
export function LoadFailure({ title, error, onRetry, actions }: LoadFailureProps) {
  const isUnanswered = isApiError(error) && error.status === 0;
  useRetryWhenBack(isUnanswered, onRetry);
  const reference = isApiError(error) ? error.problem?.requestId : undefined;
  return (
    <Banner
      tone="danger"
      title={title}
      actions={
        <>
          <Button variant="default" onClick={() => void onRetry()}>
            Retry
          </Button>
          {actions}
        </>
      }
    >
      <p>{isUnanswered ? 'No connection. This loads by itself once you are back online.' : reasonOf(error)}</p>
      {reference ? <p>Reference for support: {reference}</p> : null}
    </Banner>
  );
}

/** Why a request failed, in words for the person. */
export function reasonOf(error: unknown): string {
  if (!isApiError(error)) return 'Something went wrong on this page.';
  if (error.status === 0) return 'The server can’t be reached. Check your connection and try again.';
  const missing = error.status === 404 ? 'It was deleted, or the address is wrong.' : undefined;
  return (
    error.problem?.detail ?? missing ?? error.problem?.title ?? `The server answered with an error (${error.status}).`
  );
}
