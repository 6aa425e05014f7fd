import type { TimelineStep } from '@20x/kit';
import { ListTree } from 'lucide-react';
import { blockEntry } from '../block-entry';
import { heading } from '../common-fields';
import { fieldsOf } from '../../fields-of';

export const timelineSteps = blockEntry('timelineSteps', {
  title: 'Steps',
  description: 'What happens one after the other, each with its time or number.',
  group: 'Product',
  icon: ListTree,
  initial: { steps: [{}, {}, {}] },
  fields: {
    ...heading,
    steps: {
      kind: 'rows',
      label: 'Steps',
      item: 'step',
      title: 'title',
      fields: fieldsOf<TimelineStep>('TimelineStep', {
        time: { label: 'Time', help: 'A time, a day or a number.', width: 'half' },
        title: { label: 'Title', width: 'half' },
        text: { kind: 'paragraph', label: 'Text' },
      }),
    },
  },
});
