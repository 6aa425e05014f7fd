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

it('ends an entry that holds the next one where that begins', () => {
  const boxes = [
    [0, 900],
    [600, 850],
    [950, 990],
  ] as const;
  const [chapter, figure, after] = boxes.map(([top, bottom]) => {
    const element = document.createElement('div');
    element.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
    element.getBoundingClientRect = () => ({ left: 0, right: 10, top, bottom }) as DOMRect;
    return element;
  });
  chapter!.append(figure!);
  const elements = [chapter, figure, after];
  const rows = new Rows(
    {
      completed: { blocks: [{}, {}, {}] },
      page: { ownElementOf: (path: string) => elements[Number(path.split('.')[1])] ?? null },
    } as unknown as ShownPage,
    { end: () => undefined },
  );
  expect(rows.shownIn('blocks').map(({ edges: { top, bottom } }) => [top, bottom])).toEqual([
    [0, 600],
    [600, 850],
    [950, 990],
  ]);
});
