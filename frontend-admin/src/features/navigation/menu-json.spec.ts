import { menuAsJson, readMenuJson } from './menu-json';

const blog = { label: 'Blog', href: '/blog' };

describe('NAV-03 the menu as JSON', () => {
  it('is read in the order of its numbers, and written with them', () => {
    const text = '[{"label":"B","href":"/b","order":2},{"label":"A","href":"/a","order":-1,"published":false}]';
    const rows = [
      { label: 'A', href: '/a', published: false },
      { label: 'B', href: '/b' },
    ];
    expect(readMenuJson(text)).toEqual({ rows });
    expect(JSON.parse(menuAsJson(rows))).toEqual([
      { label: 'A', href: '/a', order: 1, published: false },
      { label: 'B', href: '/b', order: 2 },
    ]);
    expect(readMenuJson(menuAsJson(rows))).toEqual({ rows });
  });

  it.each([
    ['', 1, 1],
    ['[\n  {"label": "Blog",\n   "href" "/blog"}\n]', 3, 11],
    ['[{"label": "Blog"', 1, 18],
    ['{"label": "Blog"}', 1, 1],
    [`[${JSON.stringify(blog)},\n  {"label": "[,]"}]`, 2, 3],
    [`[\n ${JSON.stringify({ ...blog, label: '"\\' })},\n null]`, 3, 2],
    [`[${JSON.stringify({ ...blog, icon: 'x' })}]`, 1, 2],
    [`[${JSON.stringify({ ...blog, order: '1' })}]`, 1, 2],
    [`[${JSON.stringify({ ...blog, published: 'no' })}]`, 1, 2],
    [JSON.stringify(Array(21).fill(blog)), 1, 1],
  ])('names the line and the column of what is wrong with %j', (text, line, column) => {
    expect(readMenuJson(text)).toMatchObject({ problems: [{ line, column, message: expect.any(String) }] });
  });

  it('takes 10,000 levels and 10,000 entries without harm', () => {
    expect(readMenuJson(`${'['.repeat(10_000)}${']'.repeat(10_000)}`)).toMatchObject({
      problems: [{ message: 'Item 1: Use {"label": …, "href": …, "order": …}.', line: 1, column: 2 }],
    });
    expect(readMenuJson('['.repeat(10_000))).toMatchObject({ problems: [{ line: 1, column: 10_001 }] });
    expect(readMenuJson(JSON.stringify(Array(10_000).fill(blog)))).toMatchObject({
      problems: [{ message: 'Use at most 20 items, not 10000.' }],
    });
  });
});
