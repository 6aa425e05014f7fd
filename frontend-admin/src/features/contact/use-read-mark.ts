import { useEffect, useRef } from 'react';
import type { ContactMessage } from '../../api/generated';
import { contactMessages } from '../../api/contact-messages';

/** Marks a message as read once when it is opened; afterwards only the person marks it. */
export function useReadMark(message: ContactMessage | undefined) {
  const [send, { error, isLoading, originalArgs }] = contactMessages.useMarkContactMessageMutation();
  const isOpened = useRef(false);
  useEffect(() => {
    if (!message || isOpened.current) return;
    isOpened.current = true;
    if (message.readAt === null) void send({ id: message.id, markContactMessageRequest: { read: true } });
  }, [message, send]);

  const mark = (read: boolean) => {
    if (message && !isLoading) void send({ id: message.id, markContactMessageRequest: { read } });
  };
  return {
    isBusy: isLoading,
    mark,
    /** What could not be done, if anything. */
    failure: error && originalArgs ? { error, read: originalArgs.markContactMessageRequest.read } : null,
  };
}
