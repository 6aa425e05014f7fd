import { withRowIds } from './row-ids.ts';

interface Row {
  readonly id?: string;
  readonly q: string;
  readonly inner?: readonly Row[];
}
interface Content {
  readonly rows: readonly Row[];
  readonly tags?: readonly unknown[];
}
const idsOf = ({ rows }: Content) => rows.map(({ id }) => id);

it('gives the same content the same ids, and every row of a list its own', () => {
  const content: Content = {
    rows: [{ q: 'a' }, { q: 'a' }, { q: 'b', inner: [{ q: 'a' }] }],
    tags: ['x', { entry: 'y', published: false }],
  };
  const first = withRowIds(content);
  expect(withRowIds(content)).toEqual(first);
  expect(new Set(idsOf(first)).size).toBe(3);
  expect(first.rows[2]?.inner?.[0]?.id).toMatch(/^[0-9a-f]{16}$/);
  expect(first.tags).toEqual(content.tags);
  expect(withRowIds(first)).toEqual(first);
});

it('keeps ids that are given', () => {
  expect(
    idsOf(withRowIds<Content>({ rows: [{ id: 'one', q: 'a' }, { q: 'b' }] }, { rows: [{ id: 'one', q: 'b' }] })),
  ).toEqual(['one', expect.not.stringMatching('one')]);
});

it('lets only the first row keep an id that is given twice', () => {
  const ids = idsOf(withRowIds<Content>({ rows: ['a', 'b'].map((q) => ({ id: 'one', q })) }));
  expect(ids).toEqual(['one', expect.stringMatching(/^[0-9a-f]{16}$/)]);
});

it('takes the ids of equal rows wherever they were, then those at the same place', () => {
  const before: Content = {
    rows: [
      { id: 'a', q: '1' },
      { id: 'b', q: '2' },
      { id: 'c', q: '3' },
    ],
  };
  expect(idsOf(withRowIds<Content>({ rows: [{ q: '3' }, { q: 'changed' }, { q: '1' }] }, before))).toEqual([
    'c',
    'b',
    'a',
  ]);
  expect(idsOf(withRowIds<Content>({ rows: [{ q: '2' }] }, before))).toEqual(['b']);
});

it('finds nested rows again by the row that holds them', () => {
  const before: Content = { rows: [{ id: 'a', q: '1', inner: [{ id: 'x', q: 'in' }] }] };
  expect(
    withRowIds<Content>({ rows: [{ q: '1', inner: [{ q: 'in' }, { q: 'more' }] }] }, before).rows[0],
  ).toMatchObject({
    id: 'a',
    inner: [{ id: 'x' }, { q: 'more' }],
  });
});
