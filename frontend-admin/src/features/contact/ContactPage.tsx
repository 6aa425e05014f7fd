import { contactMessages, useUnreadMessages } from '../../api/contact-messages';
import { ResourcePage } from '../../resource/ResourcePage';
import { useListPlace } from '../../resource/use-list-place';
import { contactFilters, contactList, queryBehind } from './contact-list';
import { MessageDetail } from './MessageDetail';

const pageSize = 25;

/** /admin/contact */
export function ContactPage() {
  const place = useListPlace(contactFilters);
  const { data: newest } = useUnreadMessages();
  const { currentData, error, isFetching, refetch } = contactMessages.useListContactMessagesQuery(
    { ...queryBehind[place.tab], page: place.page, limit: pageSize },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <ResourcePage
      resource={contactList}
      place={place}
      answer={{ page: currentData, error, isFetching, refetch }}
      counts={{ unread: newest?.unread, undelivered: newest?.undelivered }}
      detail={{ label: 'Message', of: (id) => <MessageDetail key={id} id={id} onClose={place.close} /> }}
    />
  );
}
