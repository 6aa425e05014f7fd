import { useEffect, useRef } from 'react';
import type { ContactMessage } from '../../api/generated';
import { ActionIcon, Button, Title } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Mail, Phone, X } from 'lucide-react';
import { Banner } from '../../editor/Banner';
import { LoadFailure } from '../../resource/LoadFailure';
import { Hint } from '../../ui/Hint';
import { mailHref, phoneHref } from './contact-links';
import { spamReasons } from './contact-words';
import { DeliverySection } from './DeliverySection';
import classes from './MessageDetail.module.css';
import { MessageFields } from './MessageFields';
import type { useReadMark } from './use-read-mark';

interface MessageViewProps {
  readonly message: ContactMessage;
  readonly reading: ReturnType<typeof useReadMark>;
  readonly onClose: () => void;
}

/** What somebody wrote, always as text, with the ways to answer. */
export function MessageView({ message, reading, onClose }: MessageViewProps) {
  const { name, email, phone, topic, spamReason, readAt } = message;
  const { mark, isBusy, failure } = reading;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const toggle = () => {
    mark(readAt === null);
  };
  useHotkeys([['u', toggle]]);
  const call = phone ? phoneHref(phone) : null;
  return (
    <article className={classes.root}>
      <header className={classes.head}>
        <Title order={2} ref={heading} tabIndex={-1} className={classes.name}>
          <bdi>{name}</bdi>
        </Title>
        <Hint label={readAt === null ? 'Mark as read (U)' : 'Mark as unread (U)'}>
          <Button variant="default" loading={isBusy} onClick={toggle}>
            {readAt === null ? 'Mark as read' : 'Mark as unread'}
          </Button>
        </Hint>
        <ActionIcon variant="subtle" color="gray" aria-label="Close" onClick={onClose}>
          <X size={18} strokeWidth={1.5} aria-hidden />
        </ActionIcon>
      </header>
      <div className={classes.body}>
        {failure && !isBusy ? (
          <LoadFailure
            title={failure.read ? 'Not marked as read' : 'Not marked as unread'}
            error={failure.error}
            onRetry={() => {
              mark(failure.read);
            }}
          />
        ) : null}
        {spamReason ? (
          <Banner tone="notice" title="Kept apart as spam">
            <p>{spamReasons[spamReason]}</p>
          </Banner>
        ) : null}
        {message.message ? (
          <p className={classes.message} dir="auto">
            {message.message}
          </p>
        ) : (
          <p className={classes.none}>Asked for a demo without further words.</p>
        )}
        <div className={classes.answer}>
          <Button
            component="a"
            href={mailHref(email, topic)}
            leftSection={<Mail size={16} strokeWidth={1.5} aria-hidden />}
          >
            Reply by e-mail
          </Button>
          {call ? (
            <Button
              component="a"
              href={call}
              variant="default"
              leftSection={<Phone size={16} strokeWidth={1.5} aria-hidden />}
            >
              Call
            </Button>
          ) : null}
        </div>
        <MessageFields message={message} />
        {message.delivery ? <DeliverySection message={message} delivery={message.delivery} /> : null}
      </div>
    </article>
  );
}
