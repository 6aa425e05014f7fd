import type { PreviewReport } from '@20x/kit';
import { Fields } from './fields';
import type { PageMap } from './page-map';
import type { Overlay } from './overlay';
import type { ShownPage } from './shown-page';
import { Writing } from './writing';

const path = 'heroSubtitle';
const content = { heroSubtitle: 'Staff faster' };

function openPage() {
  document.body.innerHTML = '<main><p>Staff faster</p></main>';
  const node = document.querySelector('p')!.firstChild as Text;
  const sent: PreviewReport[] = [];
  const page = { nodeOf: (own: string) => (own === path ? node : undefined), inOrder: () => [path] };
  const shown: Partial<ShownPage> = {
    fields: new Fields({ heroSubtitle: { label: 'Subtitle', kind: 'paragraph' } }),
    draft: content,
    completed: content,
    page: page as Partial<PageMap> as PageMap,
    send: (report) => sent.push(report),
    onWritingEnd: () => undefined,
  };
  const overlay: Partial<Overlay> = { count: () => undefined };
  const writing = new Writing(shown as ShownPage, overlay as Overlay);
  expect(writing.begin(path)).toBe(true);
  const field = document.querySelector<HTMLElement>('[role="textbox"]')!;
  return {
    node,
    sent,
    writing,
    type: (text: string) => {
      field.textContent = text;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
    press: (key: string) => field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
  };
}

const edited = (text: string, state: string) => ({ type: 'edited', path, text, fill: {}, state });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('tells the text so far while it is written, also without a pause', () => {
  const { type, press, sent, node } = openPage();
  for (const text of ['S', 'So', 'Soo', 'Soon']) {
    type(text);
    jest.advanceTimersByTime(200);
  }
  expect(sent).toEqual([edited('So', 'going on'), edited('Soon', 'going on')]);
  expect(document.querySelector('[role="textbox"]')).toHaveTextContent('Soon');
  press('Enter');
  jest.advanceTimersByTime(1000);
  expect(sent.slice(2)).toEqual([edited('Soon', 'kept')]);
  expect(document.querySelector('p')!.firstChild).toBe(node);
});

it('tells at once what is written when the window is about to go, and nothing twice', () => {
  const { type, writing, sent } = openPage();
  type('Right before the end');
  writing.flush();
  writing.flush();
  expect(sent).toEqual([edited('Right before the end', 'going on')]);
  jest.advanceTimersByTime(1000);
  expect(sent).toHaveLength(1);
});

it('tells that a text was given up, when it had told of it', () => {
  const { type, press, sent } = openPage();
  type('Not meant');
  jest.advanceTimersByTime(300);
  press('Escape');
  jest.advanceTimersByTime(1000);
  expect(sent).toEqual([edited('Not meant', 'going on'), edited('Staff faster', 'dropped')]);
});

it('says nothing of what nobody heard of, nor of a text that was not changed', () => {
  const { type, press, sent } = openPage();
  type('Not meant');
  press('Escape');
  jest.advanceTimersByTime(1000);
  expect(sent).toEqual([]);
});

it('takes a text that ends as it began for given up', () => {
  const { type, writing, sent } = openPage();
  type('Staff faster!');
  jest.advanceTimersByTime(300);
  type('Staff faster');
  writing.end();
  jest.advanceTimersByTime(1000);
  expect(sent).toEqual([edited('Staff faster!', 'going on'), edited('Staff faster', 'dropped')]);
});
