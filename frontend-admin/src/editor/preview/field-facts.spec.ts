import type { FieldDeclarations } from '../model/field-declarations';
import { questionRows } from '../../testing/sample-fields';
import { fieldFacts } from './field-facts';

const fields: FieldDeclarations = {
  title: { label: 'Title', part: 'hero.title', limit: 90, asIs: false },
  call: { kind: 'group', label: 'Call', fields: { label: { label: 'Label' } } },
  faqs: questionRows({
    fields: { question: { label: 'Question', kind: 'paragraph' } },
  }),
  blocks: {
    kind: 'blocks',
    label: 'Sections',
    limit: 200,
    kinds: { hero: { title: 'Hero', fields: { title: { label: 'Title' } } } },
    View: () => null,
  },
};

it('tells of every field what its page needs to know, and nothing that cannot be sent', () => {
  const facts = fieldFacts(fields);
  expect(structuredClone(facts)).toEqual({
    title: { label: 'Title', kind: 'line', part: 'hero.title', limit: 90, asIs: false },
    call: { label: 'Call', kind: 'group' },
    'call.label': { label: 'Label', kind: 'line' },
    faqs: { label: 'Questions', kind: 'rows', limit: 30, item: 'question' },
    'faqs.*.question': { label: 'Question', kind: 'paragraph' },
    blocks: { label: 'Sections', kind: 'blocks', limit: 200, item: 'section' },
    'blocks.*hero': { label: 'Hero', kind: 'block' },
    'blocks.*hero.title': { label: 'Title', kind: 'line' },
  });
});
