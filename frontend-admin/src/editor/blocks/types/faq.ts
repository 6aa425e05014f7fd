import type { QuestionItem } from '@20x/kit';
import { CircleQuestionMark } from 'lucide-react';
import { blockEntry } from '../block-entry';
import { heading } from '../common-fields';
import { fieldsOf } from '../../fields-of';

export const faq = blockEntry('faq', {
  title: 'Questions and answers',
  description: 'Questions that open to their answers.',
  group: 'Deciding',
  icon: CircleQuestionMark,
  initial: { items: [{}] },
  fields: {
    ...heading,
    items: {
      kind: 'rows',
      label: 'Questions',
      item: 'question',
      title: 'question',
      fields: fieldsOf<QuestionItem>('QuestionItem', {
        question: { label: 'Question' },
        answer: { kind: 'richText', label: 'Answer' },
      }),
    },
  },
});
