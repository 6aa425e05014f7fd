import type { AppStore, PreviewReport } from '@20x/kit';
import { Editing } from './editing';
import { PreviewRequests } from './requests';

interface Drawn {
  readonly payload: readonly [{ readonly value: { readonly blocks: readonly { readonly title: string }[] } }];
}

const fields = {
  blocks: { label: 'Sections', kind: 'blocks' },
  'blocks.*hero': { label: 'Opening', kind: 'block', ghost: 'Empty section: Opening' },
  'blocks.*hero.title': { label: 'Title', kind: 'line' },
};
const blocks = (...titles: string[]) => titles.map((title) => ({ type: 'hero', title }));

it('writes a new section once the page has drawn it, however late', async () => {
  jest.useFakeTimers();
  // Nothing is laid out here, and what has no place cannot be written.
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  document.adoptedStyleSheets = [];
  document.body.innerHTML = '<div id="root"></div>';
  const answers: (() => void)[] = [];
  window.fetch = (_, init) => {
    const { content } = JSON.parse(init?.body as string) as { content: { blocks: object[] } };
    const placed = content.blocks.map((block, index) => ({ ...block, $field: `#.blocks.${index}` }));
    const queries = [{ endpointName: 'getPage', originalArgs: {}, data: { blocks: placed, revision: '1' } }];
    return new Promise((resolve) => answers.push(() => resolve(Response.json({ queries }))));
  };
  const draw = ({ payload: [{ value }] }: Drawn) => {
    const section = ({ title }: { title: string }, index: number) =>
      `<section data-field="#.blocks.${index}"><h2>${title}</h2></section>`;
    requestAnimationFrame(() => (document.getElementById('root')!.innerHTML = value.blocks.map(section).join('')));
  };
  const sent: PreviewReport[] = [];
  const editing = new Editing(
    {
      store: { dispatch: draw } as unknown as AppStore,
      path: '/about',
      token: 'a-token',
      requests: new PreviewRequests(),
      send: (report) => sent.push(report),
    },
    { type: 'start', mode: 'edit', fields },
  );
  editing.obey({ type: 'content', content: { blocks: blocks('First') }, turn: 1 });
  answers.shift()?.();
  await jest.advanceTimersByTimeAsync(100);
  expect(document.querySelector('h2')).toHaveTextContent('First');

  editing.obey({ type: 'content', content: { blocks: blocks('First', 'Second') }, turn: 2 });
  editing.obey({ type: 'write', path: 'blocks.1' });
  // The page looks for the section between the answer and the frame in which it is drawn.
  jest.advanceTimersToNextFrame();
  answers.shift()?.();
  await jest.advanceTimersByTimeAsync(100);
  expect(document.querySelector('[role="textbox"]')).toHaveTextContent('Second');
  expect(sent.filter(({ type }) => type === 'inspect')).toEqual([]);
  jest.useRealTimers();
});
