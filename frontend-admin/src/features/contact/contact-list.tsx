import { topicLabels } from '@20x/shared/contact-form/fields';
import type { ContactMessageSummary, ListContactMessagesApiArg } from '../../api/generated';
import { clockTime } from '../../ui/clock';
import { screenOf } from '../../documents/content-types';
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
      empty: {
        title: 'No messages yet',
        text: 'Messages from the contact form arrive here. Visitors find it on the contact page.',
        link: { to: screenOf({ type: 'page', path: '/contact' })?.path ?? '', label: 'Edit the contact page' },
      },
    },
    {
      id: 'unread',
      label: 'Unread',
      empty: { title: 'Nothing unread', text: 'You have opened every message in the inbox.' },
    },
    {
      id: 'undelivered',
      label: 'Not notified',
      empty: { title: 'Every notification was sent', text: 'Messages whose notification failed are listed here.' },
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
