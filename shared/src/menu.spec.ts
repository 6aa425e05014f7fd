import { defaultMenu, menuItems } from './menu.ts';

const labels = (json: string | undefined) => menuItems(json).map(({ label }) => label);

it.each([undefined, '', '{', 'null', '{"href":"/x"}', '"text"'])('NAV-03 shows the three defaults for %j', (json) => {
  expect(menuItems(json)).toBe(defaultMenu);
  expect(labels(json)).toEqual(['Blogs', 'About', 'Contact']);
});

it('NAV-03 sorts the items ascending by order', () => {
  const items = [
    { href: '/c', label: 'C', order: 10 },
    { href: '/a', label: 'A', order: 1 },
    { href: '/b', label: 'B', order: '2' },
  ];
  expect(labels(JSON.stringify(items))).toEqual(['A', 'B', 'C']);
});

it('NAV-03 leaves out entries that cannot be shown', () => {
  const items = [
    null,
    7,
    { href: '/only' },
    { label: 'Only' },
    { href: ' ', label: 'Blank' },
    { href: '/ok', label: ' Ok ' },
  ];
  expect(labels(JSON.stringify(items))).toEqual(['Ok']);
  expect(menuItems('[{}]')).toEqual([]);
});
