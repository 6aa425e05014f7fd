import { restoreField } from './restored-fields.ts';

const block = (id: string, title = id) => ({ id, title });
const restored = (now: object, then: object, path: string) => {
  const content = structuredClone(now);
  return restoreField(content, then, path) ? content : 'unknown';
};

describe('restoring a part of a revision', () => {
  it.each<[string, object, object, object | string]>([
    ['title', { title: 'New' }, { title: 'Old' }, { title: 'Old' }],
    ['title', { title: 'New' }, {}, {}],
    ['seo.title', {}, { seo: { title: 'Old', author: 'Ana' } }, { seo: { title: 'Old' } }],
    ['seo.title', { seo: { title: 'New', author: 'Ben' } }, {}, { seo: { author: 'Ben' } }],
    [
      'faqs.1.answer',
      { faqs: [{}, { q: 'x', answer: 'New' }] },
      { faqs: [{}, { answer: 'Old' }] },
      { faqs: [{}, { q: 'x', answer: 'Old' }] },
    ],
    ['faqs.1', { faqs: [{}, { q: 'x' }] }, { faqs: [{}, { q: 'y' }] }, { faqs: [{}, { q: 'y' }] }],
    ['texts.0', { texts: ['New', 'b'] }, { texts: ['Old'] }, { texts: ['Old', 'b'] }],
    ['faqs.1', { faqs: [{}] }, { faqs: [{}, { q: 'y' }] }, 'unknown'],
    ['faqs.x', { faqs: [{}] }, { faqs: [{}] }, 'unknown'],
    ['faqs.0.constructor', { faqs: [{}] }, { faqs: [{}] }, 'unknown'],
    ['constructor.name', { title: 'New' }, { title: 'Old' }, 'unknown'],
    ['__proto__.title', { title: 'New' }, { title: 'Old' }, 'unknown'],
    ['title.deeper', { title: 'New' }, { title: 'Old' }, 'unknown'],
    ['colour', { title: 'New' }, { title: 'Old' }, 'unknown'],
  ])('%s of %j from %j is %j', (path, now, then, expected) => {
    expect(restored(now, then, path)).toEqual(expected);
  });

  it('finds a section by its id, wherever it stands now', () => {
    const now = { blocks: [block('b', 'New'), block('a')] };
    expect(restored(now, { blocks: [block('a'), block('b', 'Old')] }, 'blocks.b.title')).toEqual({
      blocks: [block('b', 'Old'), block('a')],
    });
  });

  it('brings a deleted section back behind the neighbour that is left, and takes a new one away', () => {
    const then = { blocks: [block('a'), block('b'), block('c'), block('d')] };
    const now = { blocks: [block('d'), block('a'), block('new')] };
    expect(restored(now, then, 'blocks.c')).toEqual({ blocks: [block('d'), block('a'), block('c'), block('new')] });
    expect(restored(now, then, 'blocks.new')).toEqual({ blocks: [block('d'), block('a')] });
    expect(restored({}, then, 'blocks.b')).toEqual({ blocks: [block('b')] });
    expect(restored(now, then, 'blocks.gone')).toBe('unknown');
  });
});
