import { BadgeCheck } from 'lucide-react';
import { blockEntry } from '../block-entry';
import { heading, titledTexts } from '../common-fields';

export const badges = blockEntry('badges', {
  title: 'Badges',
  description: 'Security and compliance in short, each with an icon. Claim only what is true today.',
  group: 'Proof',
  icon: BadgeCheck,
  initial: { items: [{ icon: 'shield' }] },
  fields: { ...heading, items: titledTexts('Badges', 'badge') },
});
