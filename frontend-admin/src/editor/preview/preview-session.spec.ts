import { PreviewSession, reportIn } from './preview-session';

const nonce = 'a-nonce-of-one-frame';
const report = { type: 'edited', path: 'heroTitle', text: 'New', fill: {}, state: 'kept' };

it('takes in what its own page reports', () => {
  expect(reportIn({ source: '20x-preview', nonce, message: report }, nonce)).toEqual(report);
});

it.each(['going on', 'kept', 'dropped'])('takes in a text that is %s', (state) => {
  const own = { ...report, path: 'faqs.2.question', state };
  expect(reportIn({ source: '20x-preview', nonce, message: own }, nonce)).toEqual(own);
});

it.each([
  null,
  undefined,
  'edited',
  report,
  { source: '20x-preview', message: report },
  { source: '20x-preview', nonce: 'another', message: report },
  { source: 'somebody', nonce, message: report },
  { source: '20x-preview', nonce },
  { source: '20x-preview', nonce, message: { type: 'content' } },
  { source: '20x-preview', nonce, message: { type: 'toString' } },
  { source: '20x-preview', nonce, message: 'edited' },
  { source: '20x-preview', nonce, message: { ...report, state: undefined } },
  { source: '20x-preview', nonce, message: { ...report, state: 'saved' } },
  { source: '20x-preview', nonce, message: { ...report, path: '__proto__.title' } },
  { source: '20x-preview', nonce, message: { ...report, path: ['heroTitle'] } },
  { source: '20x-preview', nonce, message: { ...report, text: { html: '' } } },
  { source: '20x-preview', nonce, message: { ...report, fill: [] } },
])('THR-102 passes over the message %#', (data) => {
  expect(reportIn(data, nonce)).toBeNull();
});

it('asks for what is being written before its window goes, and hears it within the same event', () => {
  const page = document.body.appendChild(document.createElement('iframe')).contentWindow!;
  const heard: string[] = [];
  const { origin } = window.location;
  const say = (message: object) =>
    window.dispatchEvent(
      new MessageEvent('message', { data: { source: '20x-preview', nonce, message }, origin, source: page }),
    );
  page.addEventListener('message', ({ data }: MessageEvent<{ message: { type: string } }>) => {
    if (data.message.type === 'flush') say(report);
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
  say({ type: 'ready' });
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('beforeunload'));
  expect(heard).toEqual(['ready', 'edited', 'edited']);
  session.end();
  window.dispatchEvent(new Event('pagehide'));
  expect(heard).toHaveLength(3);
});
