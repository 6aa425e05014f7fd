import type { DemoFormStep } from '@20x/kit';
import { Send } from 'lucide-react';
import { blockEntry } from '../block-entry';
import { heading } from '../common-fields';
import { fieldsOf } from '../../fields-of';

export const demoForm = blockEntry('demoForm', {
  title: 'Contact form',
  description: 'The form whose messages arrive under Contact Messages, and what happens next.',
  group: 'Deciding',
  icon: Send,
  fields: {
    ...heading,
    topics: { kind: 'flag', label: 'Tabs for a demo, a question and support' },
    notice: {
      kind: 'paragraph',
      label: 'Notice',
      help: 'Above the button. Keep the request not to include patient information.',
    },
    consent: {
      kind: 'paragraph',
      label: 'Consent',
      help: 'What the visitor agrees to by sending; never ticked before.',
    },
    success: { kind: 'paragraph', label: 'After sending' },
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
