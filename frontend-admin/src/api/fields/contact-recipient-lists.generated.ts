// Written by `npm run gen:api` from the content definitions of the back end. Do not edit.
import type { DeclarationsOf } from '../../editor/model/declarations-of';
import type * as admin from '../generated';

export const contactRecipientLists = {
  demo: {
    kind: 'texts',
    label: 'Demo requests',
    help: 'Leave empty to store these messages without an email.',
    item: 'address for demos',
    limit: 10,
  },
  question: {
    kind: 'texts',
    label: 'Questions',
    help: 'Leave empty to store these messages without an email.',
    item: 'address for questions',
    limit: 10,
  },
  support: {
    kind: 'texts',
    label: 'Support requests',
    help: 'Leave empty to store these messages without an email.',
    item: 'address for support',
    limit: 10,
  },
} as const satisfies DeclarationsOf<admin.ContactRecipientLists>;
