import { publishedInOrder } from './footer-content';

it('FTR-01 keeps what is published, ascending by order read as an integer', () => {
  const items = [
    { id: 'ten', order: 10, published: true },
    { id: 'hidden', order: 0, published: false },
    { id: 'text', order: '9' as unknown as number, published: true },
    { id: 'one', order: 1, published: true },
  ];
  expect(publishedInOrder(items).map(({ id }) => id)).toEqual(['one', 'text', 'ten']);
});

it('FTR-01 takes a missing list as empty', () => {
  expect(publishedInOrder(undefined)).toEqual([]);
});
