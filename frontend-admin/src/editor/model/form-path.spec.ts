import { reachableWrite, valueAt } from './form-path';

const content = { blocks: [{ title: 'One', primary: null, items: [{ points: ['a'] }] }] };

it('reads along objects and lists, and stops where they end', () => {
  expect(valueAt(content, 'blocks.0.items.0.points.0')).toBe('a');
  expect(valueAt(content, 'blocks.0.primary.label')).toBeUndefined();
  expect(valueAt(content, 'blocks.4.title')).toBeUndefined();
});

it('brings the objects that are not there along', () => {
  expect(reachableWrite(content, 'blocks.0.title', 'Two')).toEqual(['blocks.0.title', 'Two']);
  expect(reachableWrite(content, 'blocks.0.primary.label', 'Go')).toEqual(['blocks.0.primary', { label: 'Go' }]);
  expect(reachableWrite({}, 'seo.og.title', 'T')).toEqual(['seo', { og: { title: 'T' } }]);
});
