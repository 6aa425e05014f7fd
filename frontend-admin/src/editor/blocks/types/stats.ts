import type { StatItem } from '@20x/kit';
import { ChartNoAxesColumn } from 'lucide-react';
import { blockEntry } from '../block-entry';
import { heading } from '../common-fields';
import { fieldsOf } from '../../fields-of';

export const stats = blockEntry('stats', {
  title: 'Numbers',
  description: 'A few numbers, each with what it counts and where it comes from.',
  group: 'Proof',
  icon: ChartNoAxesColumn,
  initial: { items: [{}] },
  fields: {
    ...heading,
    items: {
      kind: 'rows',
      label: 'Numbers',
      item: 'number',
      title: 'label',
      help: 'Only numbers that you can show the source of.',
      fields: fieldsOf<StatItem>('StatItem', {
        value: { label: 'Number', help: 'With its unit: 94 %', width: 'half' },
        label: { label: 'What it counts', width: 'half' },
        source: { label: 'Source', width: 'half' },
        asOf: { label: 'As of', help: 'Such as March 2026', width: 'half' },
      }),
    },
  },
});
