import { ListChecks } from 'lucide-react';
import { blockEntry } from '../block-entry';
import { heading } from '../common-fields';

export const checklist = blockEntry('checklist', {
  title: 'Checklist',
  description: 'Points to go through, with boxes or numbers.',
  group: 'Text',
  icon: ListChecks,
  initial: { items: [''] },
  fields: {
    ...heading,
    items: { kind: 'texts', label: 'Points', item: 'point', hides: true },
    ordered: { kind: 'flag', label: 'Numbers instead of boxes' },
  },
});
