import { useCallback } from 'react';
import { useAppDispatch } from '@20x/kit';
import { useMay } from '../../../api/use-may';
import { refetch } from '../../../api/refetch';
import { adminApi, type ContactRecipients } from '../../../api/generated';
import { Banner } from '../../../ui/Banner';
import { FieldGroup } from '../../../ui/FieldGroup';
import { LoadGate } from '../../../ui/LoadGate';
import classes from './ContactNotifications.module.css';
import { RecipientsForm } from './RecipientsForm';

/** Who is notified of new messages. It is no part of the page: saved on its own, valid at once, never shown to visitors. */
export function ContactNotifications() {
  const dispatch = useAppDispatch();
  const mayChange = useMay('contact:notify');
  const load = useCallback(
    () => dispatch(adminApi.endpoints.getContactRecipients.initiate(undefined, refetch)).unwrap(),
    [dispatch],
  );
  if (!mayChange) return null;
  return (
    <div className={classes.root}>
      <FieldGroup
        title="Notifications"
        note={
          <p className={classes.note}>
            Who gets an email when a message arrives. Visitors never see this; it is saved separately and takes effect
            right away, without publishing. Every message is stored first, even if its email fails.
          </p>
        }
      >
        <LoadGate what="the recipients" load={load}>
          {(recipients) => (
            <>
              <MailServerState recipients={recipients} />
              <RecipientsForm recipients={recipients} />
            </>
          )}
        </LoadGate>
      </FieldGroup>
    </div>
  );
}

function MailServerState({ recipients: { canSend, sender } }: { readonly recipients: ContactRecipients }) {
  if (canSend) return <p className={classes.note}>Email is sent from {sender}.</p>;
  return (
    <Banner tone="notice" title="Email is not connected">
      <p>
        Messages are stored under Contact Messages, and nobody is notified by email. Ask your developer to connect
        email; then you can send a test here.
      </p>
    </Banner>
  );
}
