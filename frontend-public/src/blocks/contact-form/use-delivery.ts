import { isApiError, useSendContactMessageMutation, type ContactRequest, type Problem } from '@20x/kit';
import { useState } from 'react';
import { useRetry } from './use-retry';

const defaultFailure = 'Your message was not sent. Check your text and try again.';
const outage = 'Your message was not sent yet. We’ll keep trying while you leave this page open.';

export interface Refusal {
  readonly detail: string;
  readonly errors: NonNullable<Problem['errors']>;
}

/** Sends a message, and sends it again by itself while the site cannot be reached. */
export function useDelivery() {
  const [send, { isLoading, isSuccess }] = useSendContactMessageMutation();
  const [failure, setFailure] = useState<string>();
  const { retry, stop } = useRetry();
  const cancel = () => {
    stop();
    setFailure(undefined);
  };
  /** The same id goes out each time, so that the server stores the message once. */
  const deliver = async (contactRequest: ContactRequest, onRefused: (refusal: Refusal) => void): Promise<void> => {
    const { error } = await send({ contactRequest });
    if (!error) return stop();
    // The request or the server failed, not the message.
    if (!isApiError(error) || error.status >= 500) {
      setFailure(outage);
      return retry(() => void deliver(contactRequest, onRefused));
    }
    cancel();
    onRefused({ detail: error.problem?.detail ?? defaultFailure, errors: error.problem?.errors ?? [] });
  };
  return { deliver, cancel, setFailure, failure, isLoading, isSuccess };
}
