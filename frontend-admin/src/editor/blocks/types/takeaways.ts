import { Lightbulb } from 'lucide-react';
import { blockEntry } from '../block-entry';

export const takeaways = blockEntry('takeaways', {
  title: 'Key takeaways',
  description: 'The few sentences that a hurried reader takes away.',
  group: 'Text',
  icon: Lightbulb,
  initial: { items: [''] },
  fields: {
    title: { label: 'Title', fallback: 'Key takeaways' },
    items: { kind: 'texts', label: 'Takeaways', item: 'takeaway', hides: true },
  },
});
