import { useState } from 'react';
import { messageOf, type ContactTopic } from '@20x/kit';
import { Button, NativeSelect } from '@mantine/core';
import { contactRecipientLists } from '../../../api/fields/contact-recipient-lists.generated';
import { adminApi, type ContactRecipientLists, type TestOutcome } from '../../../api/generated';
import { Banner } from '../../../ui/Banner';
import classes from './ContactNotifications.module.css';

interface SendTestProps {
  /** As they are saved. */
  readonly recipients: ContactRecipientLists;
  /** Something of what is typed is not saved. */
  readonly isDirty: boolean;
}

const topics = Object.keys(contactRecipientLists) as ContactTopic[];

/** Sends a test at once, and shows what the mail server really answered. */
export function SendTest({ recipients, isDirty }: SendTestProps) {
  const [topic, setTopic] = useState<ContactTopic>(() => topics.find((name) => recipients[name].length > 0) ?? 'demo');
  const [send, { data, error, isLoading, reset }] = adminApi.useSendContactTestMutation();
  const count = recipients[topic].length;
  return (
    <>
      <div className={classes.test}>
        <NativeSelect
          label="Test email to the recipients of"
          value={topic}
          data={topics.map((value) => ({ value, label: contactRecipientLists[value].label }))}
          onChange={(event) => {
            reset();
            setTopic(event.currentTarget.value as ContactTopic);
          }}
        />
        <Button
          variant="default"
          loading={isLoading}
          onClick={() => {
            if (!isLoading) void send({ sendTestRequest: { topic } });
          }}
        >
          Send test
        </Button>
      </div>
      <p className={classes.note}>{noteOn(count, isDirty)}</p>
      <div className={classes.outcome}>
        {data && !isLoading ? <Outcome outcome={data} /> : null}
        {error && !isLoading ? (
          <Banner tone="danger" title="The test was not sent">
            <p>{messageOf(error)}</p>
          </Banner>
        ) : null}
      </div>
    </>
  );
}

function noteOn(count: number, isDirty: boolean): string {
  const who = count === 1 ? 'It goes to 1 saved address.' : `It goes to ${count || 'no'} saved addresses.`;
  return isDirty ? `${who} Save first to test what you changed.` : who;
}

function Outcome({ outcome }: { readonly outcome: TestOutcome }) {
  const { isSent, recipients, refused, messageId, detail, advice } = outcome;
  if (!isSent) {
    return (
      <Banner tone="danger" title="The test was not sent">
        <p>{detail}</p>
        {advice ? <p>{advice}</p> : null}
      </Banner>
    );
  }
  const taken = recipients.filter((address) => !refused.includes(address));
  return (
    <Banner tone="notice" title="The mail server took the test">
      <p>For {taken.join(', ')}. Check the inbox and the spam folder to see it arrive.</p>
      {refused.length > 0 ? <p>It refused {refused.join(', ')}.</p> : null}
      <p>
        It said: {detail}. Message-ID: {messageId}
      </p>
    </Banner>
  );
}
