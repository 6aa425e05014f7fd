import type { LogoItem } from '@20x/kit';
import { Building2 } from 'lucide-react';
import { blockEntry } from '../block-entry';
import { heading, image } from '../common-fields';
import { fieldsOf } from '../../fields-of';

export const logoStrip = blockEntry('logoStrip', {
  title: 'Logos',
  description: 'Companies that agreed to be named. Hidden while it is empty.',
  group: 'Proof',
  icon: Building2,
  fields: {
    ...heading,
    items: {
      kind: 'rows',
      label: 'Companies',
      item: 'company',
      title: 'name',
      fields: fieldsOf<LogoItem>('LogoItem', {
        name: { label: 'Name', width: 'half' },
        href: { kind: 'link', label: 'Link', width: 'half' },
        image: { ...image, label: 'Logo', help: 'Without one the name is shown.' },
      }),
    },
  },
});
