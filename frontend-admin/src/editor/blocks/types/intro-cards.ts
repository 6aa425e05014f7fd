import { LayoutGrid } from 'lucide-react';
import { blockEntry } from '../block-entry';
import { button, heading, titledTexts } from '../common-fields';

export const introCards = blockEntry('introCards', {
  title: 'Cards',
  description: 'Two to six short points side by side.',
  group: 'Product',
  icon: LayoutGrid,
  initial: { items: [{}, {}, {}] },
  fields: { ...heading, items: titledTexts('Cards', 'card'), action: button() },
});
