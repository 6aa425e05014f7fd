import { topicLabels } from '@20x/shared/contact-form/fields';
import type { ContactMessageSummary, ListContactMessagesApiArg } from '../../api/generated';
import { clockTime } from '../../ui/clock';
import type { Resource } from '../../resource/declarations';
import { fullTime } from './contact-words';

export const contactFilters = ['all', 'unread', 'undelivered', 'spam'] as const;
export type ContactFilter = (typeof contactFilters)[number];

/** What the API is asked for behind a filter. */
export const queryBehind: Readonly<Record<ContactFilter, ListContactMessagesApiArg>> = {
  all: {},
  unread: { unread: true },
  undelivered: { undelivered: true },
  spam: { folder: 'spam' },
};

export const contactList: Resource<ContactMessageSummary, ContactFilter> = {
  title: 'Contact messages',
  what: 'messages',
  tabs: [
    {
      id: 'all',
      label: 'All',
      empty: { title: 'No messages yet', text: 'What visitors send through the contact form arrives here.' },
    },
    {
      id: 'unread',
      label: 'Unread',
      empty: { title: 'Nothing unread', text: 'Every message of the inbox has been opened.' },
    },
    {
      id: 'undelivered',
      label: 'Not notified',
      empty: { title: 'Every notification went out', text: 'Messages whose email failed for good are listed here.' },
    },
    {
      id: 'spam',
      label: 'Spam',
      empty: { title: 'No spam', text: 'Messages marked as spam are listed here.' },
    },
  ],
  columns: [
    { title: 'Sender', width: 'minmax(0, 4fr)', narrow: 'lead', cell: ({ name }) => <bdi>{name}</bdi> },
    {
      title: 'Agency',
      width: 'minmax(0, 4fr)',
      narrow: 'meta',
      cell: ({ agency }) => (agency ? <bdi>{agency}</bdi> : null),
    },
    { title: 'Topic', width: '4.5rem', narrow: 'meta', cell: ({ topic }) => topicLabels[topic] },
    {
      title: 'Message',
      width: 'minmax(0, 9fr)',
      narrow: 'text',
      cell: ({ excerpt }) => (excerpt ? <bdi>{excerpt}</bdi> : null),
    },
    {
      title: 'Received',
      width: '7rem',
      narrow: 'aside',
      cell: ({ receivedAt }) => (
        <time dateTime={receivedAt} title={fullTime(receivedAt)}>
          {clockTime(new Date(receivedAt))}
        </time>
      ),
    },
  ],
  mark: ({ readAt }) => (readAt === null ? 'Unread' : null),
};
