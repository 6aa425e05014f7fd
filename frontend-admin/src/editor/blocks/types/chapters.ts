import type { Chapter } from '@20x/kit';
import { BookOpen } from 'lucide-react';
import { blockEntry } from '../block-entry';
import { heading } from '../common-fields';
import { fieldsOf } from '../../fields-of';

export const chapters = blockEntry('chapters', {
  title: 'Chapters',
  description: 'A long text in chapters with its contents beside it.',
  group: 'Text',
  icon: BookOpen,
  initial: { chapters: [{}] },
  fields: {
    ...heading,
    chapters: {
      kind: 'rows',
      label: 'Chapters',
      item: 'chapter',
      title: 'title',
      fields: fieldsOf<Chapter>('Chapter', {
        title: { label: 'Title', width: 'half' },
        anchor: { label: 'Anchor', help: 'Links and the contents lead here.', width: 'half' },
        takeaways: { kind: 'texts', label: 'In short', item: 'takeaway', hides: true },
        html: { kind: 'richText', label: 'Text' },
      }),
    },
  },
});
