import type { FieldDeclarations } from '../model/field-declarations';
import { questionRows } from '../../testing/sample-fields';
import { isRowAt, isTextAt } from './text-at';

const fields: FieldDeclarations = {
  heroTitle: { label: 'Title' },
  heroSubtitle: { kind: 'paragraph', label: 'Subtitle' },
  heroImage: { kind: 'image', label: 'Image' },
  points: { kind: 'texts', label: 'Points', item: 'point' },
  faqs: questionRows({
    fields: { question: { label: 'Question' }, answer: { kind: 'richText', label: 'Answer' } },
  }),
};
const content = { heroTitle: '', points: ['First'], faqs: [{ question: 'Who?' }] };

it.each(['heroTitle', 'heroSubtitle', 'points.0', 'faqs.0.question', 'faqs.0.answer'])(
  'a text belongs at %s',
  (path) => {
    expect(isTextAt(fields, path, content)).toBe(true);
  },
);

it.each([
  'nothing',
  'constructor',
  'toString.name',
  'heroImage',
  'points',
  'points.1',
  'faqs.0',
  'faqs.0.constructor',
  'faqs.0.nothing',
  'faqs.1.question',
  'heroTitle.length',
])('THR-102 no text belongs at %s', (path) => {
  expect(isTextAt(fields, path, content)).toBe(false);
});

it.each([
  ['faqs.0', true],
  ['points.0', true],
  ['faqs.1', false],
  ['faqs', false],
  ['heroTitle', false],
  ['others.0', false],
  ['faqs.__proto__', false],
])('THR-102 there is an entry at %s: %s', (path, isThere) => {
  expect(isRowAt(fields, path, { ...content, others: ['undeclared'] })).toBe(isThere);
});
