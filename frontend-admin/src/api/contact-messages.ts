import { refetch } from './refetch';
import { useMay } from './use-may';
import { adminApi, type ListContactMessagesApiArg } from './generated';

/** What the sidebar and the dashboard ask for: how many nobody has read, and the newest of them. */
const newestUnread: ListContactMessagesApiArg = { unread: true, limit: 3 };

/** The generated client with how its answers keep each other true. */
export const contactMessages = adminApi.enhanceEndpoints({
  endpoints: {
    listContactMessages: {
      async onQueryStarted(query, { dispatch, queryFulfilled }) {
        const { data: list } = await queryFulfilled.catch(() => ({ data: null }));
        if (!list || query === newestUnread) return;
        dispatch(
          contactMessages.util.updateQueryData('listContactMessages', newestUnread, (newest) => {
            newest.unread = list.unread;
            newest.undelivered = list.undelivered;
            newest.spam = list.spam;
            newest.unreadSpam = list.unreadSpam;
          }),
        );
      },
    },
    notifyOfContactMessage: {
      // As below: reading it again would be recorded.
      invalidatesTags: [],
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const { data: message } = await queryFulfilled.catch(() => ({ data: null }));
        if (!message) return;
        dispatch(contactMessages.util.updateQueryData('getContactMessage', { id }, () => message));
        void dispatch(countAgain());
      },
    },
    takeContactMessagesOutOfSpam: {
      // As below.
      invalidatesTags: [],
      async onQueryStarted({ contactMessageIds: { ids } }, { dispatch, queryFulfilled }) {
        const isDone = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!isDone) return;
        for (const id of ids) {
          dispatch(
            contactMessages.util.updateQueryData('getContactMessage', { id }, (message) => {
              message.spamReason = null;
            }),
          );
        }
        void dispatch(countAgain());
      },
    },
    markContactMessage: {
      // Reading a message again would be recorded as opening it again, and a filtered list would lose the open row.
      invalidatesTags: [],
      async onQueryStarted({ id }, { dispatch, getState, queryFulfilled }) {
        const { data: message } = await queryFulfilled.catch(() => ({ data: null }));
        if (!message) return;
        // The rest of the answer may be older than what another action has changed since.
        dispatch(
          contactMessages.util.updateQueryData('getContactMessage', { id }, (open) => {
            open.readAt = message.readAt;
          }),
        );
        for (const { endpointName, originalArgs } of contactMessages.util.selectInvalidatedBy(getState(), [
          'Contact',
        ])) {
          if (endpointName !== 'listContactMessages') continue;
          const query = originalArgs as ListContactMessagesApiArg;
          dispatch(
            contactMessages.util.updateQueryData('listContactMessages', query, ({ data }) => {
              const row = data.find((candidate) => candidate.id === id);
              if (row) row.readAt = message.readAt;
            }),
          );
        }
        void dispatch(countAgain());
      },
    },
  },
});

const countAgain = () => contactMessages.endpoints.listContactMessages.initiate(newestUnread, refetch);

/** The newest messages that nobody has read, and their number; nothing is asked for who may not read them. */
export function useUnreadMessages({ fresh = false }: { readonly fresh?: boolean } = {}) {
  const mayRead = useMay('contact:read');
  return contactMessages.useListContactMessagesQuery(newestUnread, {
    skip: !mayRead,
    refetchOnMountOrArgChange: fresh,
  });
}
