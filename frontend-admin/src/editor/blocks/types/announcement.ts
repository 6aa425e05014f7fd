import { Bell } from 'lucide-react';
import { blockEntry } from '../block-entry';
import { button } from '../common-fields';

export const announcement = blockEntry('announcement', {
  title: 'Announcement',
  description: 'One line of news with a link.',
  group: 'Openings and calls',
  icon: Bell,
  fields: { text: { label: 'Text' }, action: button('Link') },
});
