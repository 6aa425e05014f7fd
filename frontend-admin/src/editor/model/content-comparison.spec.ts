import { changedFields, isSameValue } from './content-comparison';

describe('comparing content', () => {
  it.each([
    [{ title: null }, {}],
    [{ title: '' }, { title: undefined }],
    [{ faqs: [] }, {}],
    [{ emails: ['a@example.com', '', null] }, { emails: ['a@example.com'] }],
    [{ emails: [''] }, {}],
    [{ seo: { title: '', social: {} } }, { seo: null }],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
  ])('takes %j and %j for the same', (one, other) => {
    expect(isSameValue(one, other)).toBe(true);
  });

  it('sees a moved row, an added empty row and a changed alternative text', () => {
    expect(isSameValue([{ q: 'a' }, { q: 'b' }], [{ q: 'b' }, { q: 'a' }])).toBe(false);
    expect(isSameValue([{ q: 'a' }], [{ q: 'a' }, {}])).toBe(false);
    expect(isSameValue(['', 'board'], ['board', ''])).toBe(false);
  });

  it('names the changed fields', () => {
    expect(changedFields({ a: '1', b: '2' }, { a: '1', b: '3', c: 'new' })).toEqual(['b', 'c']);
  });
});
