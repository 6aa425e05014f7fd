import { Target } from 'lucide-react';
import { blockEntry } from '../block-entry';
import { button, heading, titledTexts } from '../common-fields';

export const outcomeList = blockEntry('outcomeList', {
  title: 'Outcomes',
  description: 'What gets better, as a ruled list with icons.',
  group: 'Product',
  icon: Target,
  initial: { items: [{}, {}] },
  fields: { ...heading, items: titledTexts('Outcomes', 'outcome'), action: button() },
});
