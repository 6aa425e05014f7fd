import { useMay } from '../../api/use-may';
import { Button, Title } from '@mantine/core';
import { contactMessages } from '../../api/contact-messages';
import type { ContactDelivery, ContactMessage } from '../../api/generated';
import { LoadFailure } from '../../ui/LoadFailure';
import { deliveryStates, deliveryTone, fullTime } from './contact-words';
import classes from './MessageDetail.module.css';

interface DeliverySectionProps {
  readonly message: ContactMessage;
  readonly delivery: ContactDelivery;
}

/** Who was notified of the message, how that went, and the way to try again. */
export function DeliverySection({ message: { id }, delivery }: DeliverySectionProps) {
  const [notify, { error, isLoading }] = contactMessages.useNotifyOfContactMessageMutation();
  const { status, nextAttemptAt, log } = delivery;
  const mayRetry = useMay('contact:notify') && status !== 'sent';
  const retry = () => {
    if (!isLoading) void notify({ id });
  };
  return (
    <section aria-label="Notification">
      <Title order={3} className={classes.group}>
        Notification by email
      </Title>
      <p className={classes.delivery} role="status">
        <span className={classes.deliveryState} data-tone={deliveryTone[status]}>
          {deliveryStates[status]}
        </span>
        {nextAttemptAt && log.length > 0 ? (
          <span>
            The next attempt is due <time dateTime={nextAttemptAt}>{fullTime(nextAttemptAt)}</time>
          </span>
        ) : null}
        {mayRetry ? (
          <Button variant="default" loading={isLoading} onClick={retry}>
            {status === 'skipped' ? 'Send now' : 'Retry'}
          </Button>
        ) : null}
      </p>
      {error && !isLoading ? <LoadFailure title="The notification was not sent" error={error} onRetry={retry} /> : null}
      {log.length > 0 ? (
        <ol className={classes.log} aria-label="Attempts">
          {log.toReversed().map(({ at, outcome, recipients, detail }) => (
            <li key={`${at} ${detail}`}>
              <b>{deliveryStates[outcome]}</b> <time dateTime={at}>{fullTime(at)}</time>
              {recipients.length > 0 ? <span>To {recipients.join(', ')}</span> : null}
              <span>{detail}</span>
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  );
}
