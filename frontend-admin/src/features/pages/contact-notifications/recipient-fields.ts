import type { ContactTopic } from '@20x/kit';
import type { ContactRecipientLists } from '../../../api/generated';
import { fieldsOf } from '../../../editor/fields-of';

export const topicNames: Readonly<Record<ContactTopic, string>> = {
  demo: 'Demo requests',
  question: 'Questions',
  support: 'Support requests',
};

const nobody = 'Without an address these messages are only stored.';

export const recipientFields = fieldsOf<ContactRecipientLists>('ContactRecipientLists', {
  demo: { kind: 'texts', label: topicNames.demo, item: 'address for demos', help: nobody },
  question: { kind: 'texts', label: topicNames.question, item: 'address for questions', help: nobody },
  support: { kind: 'texts', label: topicNames.support, item: 'address for support', help: nobody },
});
