import { useAppDispatch } from '@20x/kit';
import { contactMessages, useUnreadMessages } from '../../api/contact-messages';
import { BulkButton } from '../../resource/BulkBar';
import { ResourcePage } from '../../resource/ResourcePage';
import { useListPlace } from '../../resource/use-list-place';
import { runBatch } from '../../ui/run-batch';
import { contactFilters, contactList, queryBehind } from './contact-list';
import { MessageDetail } from './MessageDetail';

const pageSize = 25;

/** /admin/contact */
export function ContactPage() {
  const place = useListPlace({ tabs: contactFilters });
  const { data: newest } = useUnreadMessages();
  const { currentData, error, isFetching, refetch } = contactMessages.useListContactMessagesQuery(
    { ...queryBehind[place.tab], page: place.page, limit: pageSize },
    { refetchOnMountOrArgChange: true },
  );
  const notSpam = useNotSpam(refetch);
  return (
    <ResourcePage
      resource={contactList}
      place={place}
      answer={{ page: currentData, error, isFetching, refetch }}
      counts={{ unread: newest?.unread, undelivered: newest?.undelivered, spam: newest?.spam }}
      bulk={
        place.tab === 'spam'
          ? (messages) => <BulkButton label="Not spam" onRun={() => notSpam(messages.map(({ id }) => id))} />
          : undefined
      }
      detail={{
        label: 'Message',
        of: (id) => <MessageDetail key={id} id={id} onClose={place.close} onNotSpam={() => notSpam([id])} />,
      }}
    />
  );
}

/** Moves messages from spam to the inbox, and reads the list again. */
function useNotSpam(refetch: () => unknown) {
  const dispatch = useAppDispatch();
  const [takeOut] = contactMessages.useTakeContactMessagesOutOfSpamMutation();
  return async (ids: readonly string[]) => {
    const contactMessageIds = { ids: [...ids] };
    const success = ids.length === 1 ? 'Moved to the inbox.' : `${ids.length} messages were moved to the inbox.`;
    await dispatch(runBatch([() => takeOut({ contactMessageIds }).unwrap()], { success }));
    refetch();
  };
}
