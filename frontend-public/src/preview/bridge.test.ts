import type { PreviewCommand, PreviewReport } from '@20x/kit';
import { openBridge } from './bridge';
import { commandIn } from './commands';

const nonce = 'a-nonce-of-one-frame';
const { origin } = window.location;
const scroll = { type: 'scrollTo', path: 'faqs.2.question' } as const;
const enveloped = (message: unknown, own: unknown = nonce) => ({ source: '20x-preview', nonce: own, message });

function openFrame() {
  const editor = document.body.appendChild(document.createElement('iframe')).contentWindow!;
  const heard: PreviewCommand[] = [];
  const send = openBridge({ nonce, editor }, (command) => heard.push(command));
  const post = (data: unknown, from: { origin?: string; source?: Window | null } = {}) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: editor, ...from }));
  return { editor, heard, send, post };
}

it('hears the editor', () => {
  const { heard, post } = openFrame();
  post(enveloped(scroll));
  expect(heard).toEqual([scroll]);
});

it('THR-102 ignores every message that is not from its editor', () => {
  const { heard, post } = openFrame();
  post(enveloped(scroll), { origin: 'https://evil.example' });
  post(enveloped(scroll), { origin: `${origin}.evil.example` });
  post(enveloped(scroll), { origin: 'null' });
  post(enveloped(scroll), { source: window });
  post(enveloped(scroll), { source: null });
  post(enveloped(scroll, 'another-nonce'));
  post({ source: '20x-preview', message: scroll });
  post({ ...enveloped(scroll), source: 'another' });
  expect(heard).toEqual([]);
});

it.each([
  null,
  undefined,
  'scrollTo',
  42,
  [],
  scroll,
  enveloped(null),
  enveloped('scrollTo'),
  enveloped([scroll]),
  enveloped({}),
  enveloped({ type: 'eval', code: 'alert(1)' }),
  enveloped({ type: 'toString' }),
  enveloped({ type: '__proto__' }),
  enveloped({ type: 'scrollTo' }),
  enveloped({ type: 'scrollTo', path: '<img src=x>' }),
  enveloped({ type: 'scrollTo', path: 'a.'.repeat(200) + 'b' }),
  enveloped({ type: 'select', path: 7 }),
  enveloped({ type: 'content', content: 'text', turn: 1 }),
  enveloped({ type: 'content', content: [], turn: 1 }),
  enveloped({ type: 'content', content: {}, turn: 'first' }),
  enveloped({ type: 'stage', stage: { scheme: 'url(javascript:1)' } }),
  enveloped({ type: 'stage', stage: { constructor: 1 } }),
  enveloped({ type: 'start', mode: 'own', fields: {} }),
  enveloped({ type: 'start', mode: 'edit', fields: { faqs: 'no fact' } }),
])('THR-102 ignores the malformed message %#', (data) => {
  expect(commandIn(data, nonce)).toBeNull();
});

it.each<PreviewCommand>([
  { type: 'start', mode: 'edit', fields: { faqs: { label: 'Questions', kind: 'rows' } } },
  { type: 'content', content: { heroTitle: 'New' }, turn: 3 },
  { type: 'select', path: null },
  { type: 'stage', stage: { slide: 2, faqs: 'open', motion: 'reduced', request: 'failed' } },
])('takes in $type', (command) => {
  expect(commandIn(enveloped(command), nonce)).toEqual(command);
});

it('answers within the call when the window is about to go', () => {
  const editor = document.body.appendChild(document.createElement('iframe')).contentWindow!;
  const heard: unknown[] = [];
  editor.addEventListener('message', ({ data, origin: from, source }) => heard.push([data, from, source === window]));
  const report: PreviewReport = { type: 'edited', path: 'heroTitle', text: 'New', fill: {}, state: 'going on' };
  const send = openBridge({ nonce, editor }, () => send(report));
  window.dispatchEvent(new MessageEvent('message', { data: enveloped({ type: 'flush' }), origin, source: editor }));
  expect(heard).toEqual([[enveloped(report), origin, true]]);
});

it('speaks to its own origin only, with the nonce', () => {
  const { editor, send } = openFrame();
  const posted = jest.spyOn(editor, 'postMessage').mockImplementation(() => undefined);
  const report: PreviewReport = { type: 'ready' };
  send(report);
  expect(posted).toHaveBeenCalledWith({ source: '20x-preview', nonce, message: report }, origin);
});
