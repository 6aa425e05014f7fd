// Written by `npm run gen:api` from the content definitions of the back end. Do not edit.
import type { DeclarationsOf } from '../../editor/model/declarations-of';
import type * as admin from '../generated';

export const contactRecipientLists = {
  demo: {
    kind: 'texts',
    label: 'Demo requests',
    help: 'Without an address these messages are only stored.',
    item: 'address for demos',
    limit: 10,
  },
  question: {
    kind: 'texts',
    label: 'Questions',
    help: 'Without an address these messages are only stored.',
    item: 'address for questions',
    limit: 10,
  },
  support: {
    kind: 'texts',
    label: 'Support requests',
    help: 'Without an address these messages are only stored.',
    item: 'address for support',
    limit: 10,
  },
} as const satisfies DeclarationsOf<admin.ContactRecipientLists>;
