import { Megaphone } from 'lucide-react';
import { blockEntry } from '../block-entry';
import { alt, button, heading, image } from '../common-fields';

export const ctaBand = blockEntry('ctaBand', {
  title: 'Call to action',
  description: 'A dark band with one sentence and one button, before the footer.',
  group: 'Openings and calls',
  icon: Megaphone,
  initial: { action: { label: 'Book a Demo', href: '/contact' } },
  fields: { ...heading, action: button(), image, alt },
});
