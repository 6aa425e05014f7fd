import type { DemoFormStep } from '@20x/kit';
import { Send } from 'lucide-react';
import { blockEntry } from '../block-entry';
import { heading } from '../common-fields';
import { fieldsOf } from '../../fields-of';
import { contactFormFields } from './contact-fields';

export const demoForm = blockEntry('demoForm', {
  title: 'Contact form',
  description: 'The form whose messages arrive under Contact Messages, and what happens next.',
  group: 'Deciding',
  icon: Send,
  fields: {
    ...heading,
    topics: { kind: 'flag', label: 'Tabs for a demo, a question and support' },
    fields: contactFormFields,
    notice: {
      kind: 'paragraph',
      label: 'Notice',
      help: '“Please don’t include patient information.” always stands above the fields. Add to it here, or say it in your own words.',
    },
    consent: {
      kind: 'paragraph',
      label: 'Consent text',
      help: 'Each message keeps the wording that stood beside its form. The words “privacy policy” become a link.',
    },
    consentBox: {
      kind: 'flag',
      label: 'Visitors tick a box to agree',
      help: 'It is never ticked before. Off: the text stands there without a box.',
    },
    success: { kind: 'paragraph', label: 'After sending', fallback: 'Thank you. Your message has arrived.' },
    steps: {
      kind: 'rows',
      label: 'What happens next',
      item: 'step',
      title: 'title',
      fields: fieldsOf<DemoFormStep>('DemoFormStep', {
        title: { label: 'Title' },
        text: { kind: 'paragraph', label: 'Text' },
      }),
    },
  },
});
