import { useEffect, useRef, useState } from 'react';
import type { ContactMessage, SpamReason } from '../../api/generated';
import { ActionIcon, Button, Title } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Mail, Phone, X } from 'lucide-react';
import { Banner } from '../../ui/Banner';
import { LoadFailure } from '../../ui/LoadFailure';
import { Hint } from '../../ui/Hint';
import { mailHref, phoneHref } from './contact-links';
import { spamReasons } from './contact-words';
import { DeliverySection } from './DeliverySection';
import { DetailBar } from '../../resource/ResourceDetail';
import classes from './MessageDetail.module.css';
import { MessageFields } from './MessageFields';
import type { useReadMark } from './use-read-mark';

interface MessageViewProps {
  readonly message: ContactMessage;
  readonly reading: ReturnType<typeof useReadMark>;
  readonly onClose: () => void;
  readonly onNotSpam: () => Promise<unknown>;
}

/** A visitor's message, always as text, with the ways to answer. */
export function MessageView({ message, reading, onClose, onNotSpam }: MessageViewProps) {
  const { mark, isBusy, failure } = reading;
  return (
    <article className={classes.root}>
      <MessageHead message={message} reading={reading} onClose={onClose} />
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
        {message.spamReason ? <SpamBanner reason={message.spamReason} onNotSpam={onNotSpam} /> : null}
        {message.message ? (
          <p className={classes.message} dir="auto">
            {message.message}
          </p>
        ) : (
          <p className={classes.none}>Requested a demo without a message.</p>
        )}
        <Answers message={message} />
        <MessageFields message={message} />
        {message.delivery ? <DeliverySection message={message} delivery={message.delivery} /> : null}
      </div>
    </article>
  );
}

interface SpamBannerProps extends Pick<MessageViewProps, 'onNotSpam'> {
  readonly reason: SpamReason;
}

/** Why a message is in spam, and the way out. */
function SpamBanner({ reason, onNotSpam }: SpamBannerProps) {
  const [isMoving, setMoving] = useState(false);
  async function move() {
    setMoving(true);
    await onNotSpam();
    setMoving(false);
  }
  return (
    <Banner
      tone="notice"
      title="Marked as spam"
      actions={
        <Button variant="default" loading={isMoving} onClick={() => void move()}>
          Not spam
        </Button>
      }
    >
      <p>{spamReasons[reason]}</p>
    </Banner>
  );
}

function MessageHead({ message, reading, onClose }: Omit<MessageViewProps, 'onNotSpam'>) {
  const { name, readAt } = message;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const toggle = () => {
    reading.mark(readAt === null);
  };
  useHotkeys([['u', toggle]]);
  const action = readAt === null ? 'Mark as read' : 'Mark as unread';
  return (
    <DetailBar className={classes.head}>
      <Title order={2} ref={heading} tabIndex={-1} className={classes.name}>
        <bdi>{name}</bdi>
      </Title>
      <Hint label={`${action} (U)`}>
        <Button variant="default" loading={reading.isBusy} onClick={toggle}>
          {action}
        </Button>
      </Hint>
      <ActionIcon aria-label="Close" onClick={onClose}>
        <X size={18} />
      </ActionIcon>
    </DetailBar>
  );
}

/** The ways to answer: by email, and by phone when the number can be called. */
function Answers({ message: { email, phone, topic } }: Pick<MessageViewProps, 'message'>) {
  const call = phone ? phoneHref(phone) : null;
  return (
    <div className={classes.answer}>
      <Button component="a" href={mailHref(email, topic)} leftSection={<Mail />}>
        Reply by email
      </Button>
      {call ? (
        <Button component="a" href={call} variant="default" leftSection={<Phone />}>
          Call
        </Button>
      ) : null}
    </div>
  );
}
