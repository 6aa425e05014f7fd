import { menuProblem } from './navbar-menu.ts';

const item = { href: '/blog', label: 'Blog', order: 1 };

describe('the navigation menu', () => {
  it.each([[[]], [[item]], [[item, { href: 'https://a.example', label: 'A', order: 2 }]]])('may be %j', (items) => {
    expect(menuProblem(JSON.stringify(items))).toBeNull();
  });

  it.each(['', '[', '{}', 'null', '"/blog"', '7'])('is no list when it is %j', (text) => {
    expect(menuProblem(text)).toBe('Enter a JSON list of {href, label, order}.');
  });

  it.each([
    null,
    'Blog',
    {},
    { ...item, href: 'javascript:alert(1)' },
    { ...item, href: '//evil.example' },
    { ...item, href: '' },
    { ...item, label: ' ' },
    { ...item, label: 'x'.repeat(61) },
    { ...item, order: '1' },
    { ...item, icon: 'star' },
  ])('names the item that is wrong: %j', (wrong) => {
    expect(menuProblem(JSON.stringify([item, wrong]))).toMatch(/^Menu item 2 needs/);
  });

  it('holds at most 20 items', () => {
    expect(menuProblem(JSON.stringify(Array(21).fill(item)))).toBe('Use at most 20 menu items.');
  });
});
