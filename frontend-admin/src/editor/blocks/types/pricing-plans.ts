import type { PricingPlan } from '@20x/kit';
import { Tags } from 'lucide-react';
import { blockEntry } from '../block-entry';
import { button, heading } from '../common-fields';
import { fieldsOf } from '../../fields-of';

export const pricingPlans = blockEntry('pricingPlans', {
  title: 'Plans',
  description: 'Two to four plans with price, contents and a button.',
  group: 'Deciding',
  icon: Tags,
  initial: { plans: [{}, {}] },
  fields: {
    ...heading,
    plans: {
      kind: 'rows',
      label: 'Plans',
      item: 'plan',
      title: 'name',
      fields: fieldsOf<PricingPlan>('PricingPlan', {
        name: { label: 'Name' },
        price: { label: 'Price', help: 'Such as Custom quote', width: 'half' },
        unit: { label: 'Unit', help: 'Such as per active nurse per month', width: 'half' },
        description: { kind: 'paragraph', label: 'Description' },
        features: { kind: 'texts', label: 'What it holds', item: 'point', hides: true },
        action: button(),
      }),
    },
    footnote: { kind: 'paragraph', label: 'Footnote' },
  },
});
