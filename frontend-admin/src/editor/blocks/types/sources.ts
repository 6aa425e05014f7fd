import type { SourceItem } from '@20x/kit';
import { Library } from 'lucide-react';
import { blockEntry } from '../block-entry';
import { fieldsOf } from '../../fields-of';

export const sources = blockEntry('sources', {
  title: 'Sources',
  description: 'Where the facts of the page come from.',
  group: 'Text',
  icon: Library,
  initial: { items: [{}] },
  fields: {
    title: { label: 'Title', fallback: 'Sources' },
    items: {
      kind: 'rows',
      label: 'Sources',
      item: 'source',
      title: 'title',
      fields: fieldsOf<SourceItem>('SourceItem', {
        title: { label: 'Title' },
        url: { kind: 'link', label: 'Address', width: 'half' },
        note: { label: 'Note', help: 'Such as when it was read.', width: 'half' },
      }),
    },
  },
});
