import type { FieldDeclarations } from '../model/field-declarations';
import { questionRows } from '../../testing/sample-fields';
import { fieldFacts } from './field-facts';

const fields: FieldDeclarations = {
  title: { label: 'Title', part: 'hero.title', limit: 90, asIs: false },
  image: { kind: 'image', label: 'Image', alt: 'alt' },
  alt: { label: 'Alternative text' },
  tag: { label: 'Tag', when: { field: 'source', is: ['tag'] } },
  source: { label: 'Source', fallback: 'The newest' },
  color: { label: 'Color', rare: true },
  seo: { kind: 'group', label: 'SEO', asIs: false, fields: { title: { label: 'Title' } } },
  points: { kind: 'texts', label: 'Points', item: 'point' },
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
    title: { label: 'Title', kind: 'line', part: 'hero.title', limit: 90, asIs: false, ghost: 'Add title' },
    image: { label: 'Image', kind: 'image', ghost: 'Add image' },
    alt: { label: 'Alternative text', kind: 'line' },
    tag: { label: 'Tag', kind: 'line', ghost: 'Add tag', when: { field: 'source', is: ['tag'] } },
    source: { label: 'Source', kind: 'line' },
    color: { label: 'Color', kind: 'line' },
    seo: { label: 'SEO', kind: 'group', asIs: false },
    'seo.title': { label: 'Title', kind: 'line' },
    points: { label: 'Points', kind: 'texts', item: 'point', ghost: 'Add point' },
    call: { label: 'Call', kind: 'group' },
    'call.label': { label: 'Label', kind: 'line', ghost: 'Add call label' },
    faqs: { label: 'Questions', kind: 'rows', limit: 30, item: 'question' },
    'faqs.*.question': { label: 'Question', kind: 'paragraph', ghost: 'Add question' },
    blocks: { label: 'Sections', kind: 'blocks', limit: 200, item: 'section' },
    'blocks.*hero': { label: 'Hero', kind: 'block', ghost: 'Empty section: Hero' },
    'blocks.*hero.title': { label: 'Title', kind: 'line', ghost: 'Add title' },
  });
});
