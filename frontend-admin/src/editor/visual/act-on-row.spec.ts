import type { FieldDeclarations } from '../model/field-declarations';
import { reachableWrite, valueAt } from '../model/form-path';
import { questionRows } from '../../testing/sample-fields';
import { relatedFields } from './related-fields';
import { collect, type Fields } from './one-step';
import { actOnRow, fillIn } from './act-on-row';

const fields: FieldDeclarations = {
  heroCtaLabel: { label: 'Button' },
  heroCtaHref: { kind: 'link', label: 'Link', names: 'heroCtaLabel' },
  heroSubtitle: { kind: 'paragraph', label: 'Subtitle' },
  heroImages: { kind: 'texts', label: 'Images', item: 'image', alt: 'heroAlt' },
  heroAlt: { kind: 'texts', label: 'Alternative texts', item: 'text' },
  faqs: questionRows({
    fields: { question: { label: 'Question' }, icon: { kind: 'image', label: 'Image' }, alt: { label: 'Alt' } },
  }),
};

function formWith(content: Record<string, unknown>): Fields & { readonly content: Record<string, unknown> } {
  return {
    content,
    read: (path) => valueAt(content, path),
    write: (path, value) => {
      const [reachable, whole] = reachableWrite(content, path, value);
      const name = reachable.slice(reachable.lastIndexOf('.') + 1);
      const parent = reachable.includes('.')
        ? valueAt(content, reachable.slice(0, reachable.lastIndexOf('.')))
        : content;
      Reflect.set(parent as object, name, whole);
    },
    forgetErrorsBelow: () => undefined,
  };
}
const three = () => ({ faqs: [{ question: 'A' }, { question: 'B' }, { question: 'C' }] });
const questions = ({ content }: ReturnType<typeof formWith>) =>
  (content.faqs as { question: string }[]).map(({ question }) => question).join('');

it.each([
  ['up', 'faqs.1', undefined, 'BAC', 'faqs.0'],
  ['down', 'faqs.1', undefined, 'ACB', 'faqs.2'],
  ['up', 'faqs.0', undefined, 'ABC', null],
  ['down', 'faqs.2', undefined, 'ABC', null],
  ['move', 'faqs.0', 2, 'BCA', 'faqs.2'],
  ['move', 'faqs.0', 9, 'ABC', null],
  ['duplicate', 'faqs.1', undefined, 'ABBC', 'faqs.2'],
  ['delete', 'faqs.2', undefined, 'AB', 'faqs.1'],
  ['add', 'faqs.0', undefined, 'ANew questionBC', 'faqs.1'],
  ['add', 'faqs.0', 0, 'New questionABC', 'faqs.0'],
  ['add', 'faqs.2', 3, 'ABCNew question', 'faqs.3'],
] as const)('%s of %s', (action, row, to, expected, selected) => {
  const form = formWith(three());
  expect(actOnRow(form, fields, row, action, to)).toBe(selected);
  expect(questions(form)).toBe(expected);
});

it('hides a text and shows it again', () => {
  const form = formWith({ heroAlt: ['A', 'B'] });
  actOnRow(form, fields, 'heroAlt.1', 'hide');
  expect(form.content.heroAlt).toEqual(['A', { entry: 'B', published: false }]);
  actOnRow(form, fields, 'heroAlt.1', 'hide');
  expect(form.content.heroAlt).toEqual(['A', 'B']);
});

it('hides an entry and shows it again', () => {
  const form = formWith(three());
  actOnRow(form, fields, 'faqs.1', 'hide');
  expect(form.read('faqs.1.published')).toBe(false);
  actOnRow(form, fields, 'faqs.1', 'hide');
  expect(form.read('faqs.1.published')).toBe(true);
});

it('selects the list when its last entry is gone', () => {
  const form = formWith({ faqs: [{ question: 'Only' }] });
  expect(actOnRow(form, fields, 'faqs.0', 'delete')).toBe('faqs');
  expect(form.content.faqs).toEqual([]);
});

it('makes starter texts the document’s own, and leaves its own texts alone', () => {
  const form = formWith({ heroTitleBefore: '', heroTitleAfter: 'Mine' });
  fillIn(form, { heroTitleBefore: 'Built in', heroTitleAfter: 'Built in', faqs: [{ question: 'Built in?' }] });
  expect(form.content).toEqual({
    heroTitleBefore: 'Built in',
    heroTitleAfter: 'Mine',
    faqs: [{ id: expect.any(String), question: 'Built in?' }],
  });
});

it('keeps hidden entries beside starter ones that become the document’s own', () => {
  const hidden = { id: 'later', question: 'Later?', published: false };
  const form = formWith({ faqs: [hidden, { question: ' ' }] });
  fillIn(form, { faqs: [{ question: 'Built in?' }] });
  expect(form.content).toEqual({ faqs: [{ id: expect.any(String), question: 'Built in?' }, hidden] });
});

it('collects all that an action writes, so that it is one step', () => {
  const form = formWith({ faqs: [], heroSubtitle: 'Mine' });
  const { result, changed } = collect(form, (own) => {
    fillIn(own, {
      faqs: [
        { id: 'a', question: 'A' },
        { id: 'b', question: 'B' },
      ],
      heroTitleBefore: 'Built in',
    });
    own.write('faqs.1.question', 'Written');
    return actOnRow(own, fields, 'faqs.1', 'up');
  });
  expect(result).toBe('faqs.0');
  expect(changed).toEqual({
    faqs: [
      { id: 'b', question: 'Written' },
      { id: 'a', question: 'A' },
    ],
    heroTitleBefore: 'Built in',
  });
  expect(form.content).toEqual({ faqs: [], heroSubtitle: 'Mine' });
});

it('offers together what only makes sense together', () => {
  const paths = (path: string) => relatedFields(fields, path, three()).map((related) => related.path);
  expect(paths('heroCtaLabel')).toEqual(['heroCtaLabel', 'heroCtaHref']);
  expect(paths('faqs.1.icon')).toEqual(['faqs.1.icon']);
  expect(paths('heroSubtitle')).toEqual([]);
  expect(paths('nothing.there')).toEqual([]);
  const images = relatedFields(fields, 'heroImages.1', { heroImages: ['/a.webp', '/b.webp'], heroAlt: [] });
  expect(images.map(({ path, declaration }) => [path, declaration.kind])).toEqual([
    ['heroImages.1', 'image'],
    ['heroAlt.1', undefined],
  ]);
});
