import type { GlossaryTerm } from '@20x/kit';
import { BookA } from 'lucide-react';
import { blockEntry } from '../block-entry';
import { heading } from '../common-fields';
import { fieldsOf } from '../../fields-of';

export const glossary = blockEntry('glossary', {
  title: 'Glossary',
  description: 'Terms and what they mean, sorted by the site.',
  group: 'Text',
  icon: BookA,
  initial: { terms: [{}] },
  fields: {
    ...heading,
    terms: {
      kind: 'rows',
      label: 'Terms',
      item: 'term',
      title: 'term',
      fields: fieldsOf<GlossaryTerm>('GlossaryTerm', {
        term: { label: 'Term' },
        definition: { kind: 'paragraph', label: 'What it means' },
      }),
    },
  },
});
