import type { QuoteItem } from '@20x/kit';
import { Quote } from 'lucide-react';
import { blockEntry } from '../block-entry';
import { heading } from '../common-fields';
import { consentOnFile } from '../../consent-field';
import { fieldsOf } from '../../fields-of';

export const testimonial = blockEntry('testimonial', {
  title: 'Testimonials',
  description: 'What people said who agreed to be quoted. Hidden while it is empty.',
  group: 'Proof',
  icon: Quote,
  fields: {
    ...heading,
    items: {
      kind: 'rows',
      label: 'Quotes',
      item: 'quote',
      title: 'name',
      fields: fieldsOf<QuoteItem>('QuoteItem', {
        quote: { kind: 'paragraph', label: 'Quote', help: 'In their own words, without quotation marks.' },
        name: { label: 'Name', width: 'half' },
        role: { label: 'Role and company', width: 'half' },
        avatarUrl: { kind: 'image', label: 'Portrait', help: 'Without one the initials are shown.' },
        consentOnFile,
      }),
    },
  },
});
