import { Fields } from './fields';
import { Rows } from './rows';
import type { ShownPage } from './shown-page';

const rowsOf = (faqs: readonly object[]) =>
  new Rows(
    {
      completed: { faqs },
      fields: new Fields({ faqs: { label: 'Questions', kind: 'rows', limit: 2 } }),
    } as ShownPage,
    { end: () => undefined },
  );

it('counts what visitors see against the limit of a list', () => {
  expect(rowsOf([{}, {}]).isFull('faqs')).toBe(true);
  expect(rowsOf([{}, { published: false }, { published: true }]).isFull('faqs')).toBe(true);
  expect(rowsOf([{}, { published: false }]).isFull('faqs')).toBe(false);
});
