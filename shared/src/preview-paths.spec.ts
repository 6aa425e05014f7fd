import { isPreviewPath, pathOfRecord, placedRecord } from './preview-paths.ts';

it.each([
  ['title', true],
  ['faqs.2.answer', true],
  ['', false],
  ['faqs..answer', false],
  ['__proto__', false],
  ['a'.repeat(301), false],
  [7, false],
])('a message may name the field %j: %j', (path, isPath) => {
  expect(isPreviewPath(path)).toBe(isPath);
});

it('a placed record says its path, and gives each value its own', () => {
  const paths: string[] = [];
  const copy = (value: unknown, path: string) => {
    paths.push(path);
    return value;
  };
  const [root, row] = [placedRecord({ title: 'A' }, '', copy), placedRecord({ title: 'B' }, 'faqs.2', copy)];
  expect([root, row]).toEqual([
    { title: 'A', $field: '#' },
    { title: 'B', $field: '#.faqs.2' },
  ]);
  expect(paths).toEqual(['title', 'faqs.2.title']);
  expect([root, row, {}].map(pathOfRecord)).toEqual(['', 'faqs.2', undefined]);
});
