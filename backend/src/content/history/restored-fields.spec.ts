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

  it('finds a section by its id, wherever it is now', () => {
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

  it('restores any row of 500 histories as it was, and leaves every other one as and where it is', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const draw = drawFrom(seed);
      const then = { rows: shuffled(draw, rowsOf(draw, 'Old')) };
      const now = { rows: shuffled(draw, rowsOf(draw, 'New')) };
      for (const id of ids) {
        const [past, present] = [byId(then, id), byId(now, id)];
        const after = restored(now, then, `rows.${id}`);
        if (!past && !present) expect(after).toBe('unknown');
        else {
          expect([seed, id, byId(after as Rows, id)]).toEqual([seed, id, past]);
          expect(without(after as Rows, id)).toEqual(without(now, id));
        }
      }
    }
  });
});

interface Rows {
  readonly rows: readonly { readonly id: string; readonly title: string }[];
}
const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const byId = ({ rows }: Rows, id: string) => rows.find((row) => row.id === id);
const without = ({ rows }: Rows, id: string) => rows.filter((row) => row.id !== id);

/** Numbers from 0 to 1 that follow from the seed. */
function drawFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}
const rowsOf = (draw: () => number, title: string) => ids.filter(() => draw() < 0.7).map((id) => block(id, title + id));
const shuffled = <T>(draw: () => number, list: readonly T[]): T[] =>
  list
    .map((entry) => ({ entry, place: draw() }))
    .sort((one, other) => one.place - other.place)
    .map(({ entry }) => entry);
