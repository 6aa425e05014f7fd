import { PreviewSession } from './preview-session';

const nonce = 'a-nonce-of-one-frame';
const report = { type: 'edited', path: 'heroTitle', text: 'New', fill: {}, state: 'kept' };

it('asks for what is being written before its window goes or the editor is used, within the same event', () => {
  const page = document.body.appendChild(document.createElement('iframe')).contentWindow!;
  const heard: string[] = [];
  const { origin } = window.location;
  const send = (message: object) =>
    window.dispatchEvent(
      new MessageEvent('message', { data: { source: '20x-preview', nonce, message }, origin, source: page }),
    );
  page.addEventListener('message', ({ data }: MessageEvent<{ message: { type: string } }>) => {
    if (data.message.type === 'flush') send(report);
  });
  const onReport = ({ type }: { readonly type: string }) => heard.push(type);
  const session = new PreviewSession({
    page: () => page,
    nonce,
    mode: 'edit',
    fields: {},
    content: () => ({}),
    onReport,
  });
  send({ type: 'ready' });
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('beforeunload'));
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(heard).toEqual(['ready', 'edited', 'edited', 'edited']);
  session.end();
  window.dispatchEvent(new Event('pagehide'));
  expect(heard).toHaveLength(4);
});
