import type { TeamMember } from '@20x/kit';
import { Users } from 'lucide-react';
import { blockEntry } from '../block-entry';
import { heading } from '../common-fields';
import { fieldsOf } from '../../fields-of';

export const team = blockEntry('team', {
  title: 'Team',
  description: 'The people behind the site, who agreed to be named. Hidden while it is empty.',
  group: 'Proof',
  icon: Users,
  fields: {
    ...heading,
    items: {
      kind: 'rows',
      label: 'People',
      item: 'person',
      title: 'name',
      fields: fieldsOf<TeamMember>('TeamMember', {
        name: { label: 'Name', width: 'half' },
        role: { label: 'Role', width: 'half' },
        text: { kind: 'paragraph', label: 'About them' },
        image: { kind: 'image', label: 'Portrait', help: 'Without one the initials are shown.' },
        href: { kind: 'link', label: 'Link', help: 'Such as their page on LinkedIn. Without one the name is no link.' },
      }),
    },
  },
});
