import type { Block } from '@20x/kit';
import type { DocumentSlots, DocumentTemplate } from '../../documents/slots';
import { blockLibrary } from '../../editor/fields/blocks/block-library';
import { newBlock } from '../../editor/model/block-values';
import { ContactNotifications } from './contact-notifications/ContactNotifications';

/** A template of new blocks; the first heading is the page's title. */
const template = (title: string, description: string, types: readonly Block['type'][]): DocumentTemplate => ({
  title,
  description,
  content: (pageTitle) => ({
    blocks: types.map((type) => {
      const { initial } = blockLibrary[type];
      return newBlock(type, type === 'hero' ? { ...initial, title: pageTitle } : initial);
    }),
  }),
});

export const slots: DocumentSlots = {
  templates: {
    landing: template('Landing page', 'A hero, three points, questions and a call to action.', [
      'hero',
      'introCards',
      'faq',
      'ctaBand',
    ]),
    text: template('Text page', 'One long text, such as a policy.', ['richText']),
    blank: template('Empty page', 'You choose every section yourself.', []),
  },
  Below: ({ document: { slug } }) => (slug === 'contact' ? <ContactNotifications /> : null),
};
