import { reportIn } from './reports';

const nonce = 'a-nonce-of-one-frame';
const report = { type: 'edited', path: 'heroTitle', text: 'New', fill: {}, state: 'kept' };
const action = { type: 'action', path: 'faqs.2', action: 'move', to: 0, fill: {} };
const rect = { x: 1, y: 2.5, width: 3, height: 4 };

it('takes in what its own page reports', () => {
  expect(reportIn({ source: '20x-preview', nonce, message: report }, nonce)).toEqual(report);
});

it.each(['going on', 'kept', 'dropped'])('takes in a text that is %s', (state) => {
  const own = { ...report, path: 'faqs.2.question', state };
  expect(reportIn({ source: '20x-preview', nonce, message: own }, nonce)).toEqual(own);
});

it.each([
  action,
  { type: 'selected', path: null, rect, opens: false },
  { type: 'inspect', path: 'blocks.0.html', rect },
  { type: 'key', key: 'palette' },
  { type: 'outside' },
])('takes in the report %j', (own) => {
  expect(reportIn({ source: '20x-preview', nonce, message: own }, nonce)).toEqual(own);
});

it.each([
  null,
  undefined,
  'edited',
  report,
  { source: '20x-preview', message: report },
  { source: '20x-preview', nonce: 'another', message: report },
  { source: 'another', nonce, message: report },
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
  { source: '20x-preview', nonce, message: { ...report, path: 'faqs.__proto__.title' } },
  { source: '20x-preview', nonce, message: { ...report, path: 'a'.repeat(301) } },
  { source: '20x-preview', nonce, message: { ...action, path: 7 } },
  { source: '20x-preview', nonce, message: { ...action, action: 'publish' } },
  { source: '20x-preview', nonce, message: { ...action, to: 0.5 } },
  { source: '20x-preview', nonce, message: { ...action, fill: undefined } },
  { source: '20x-preview', nonce, message: { type: 'selected', path: 'heroTitle' } },
  { source: '20x-preview', nonce, message: { type: 'inspect', path: null, rect } },
  { source: '20x-preview', nonce, message: { type: 'key', key: 'F5' } },
])('THR-102 passes over the message %#', (data) => {
  expect(reportIn(data, nonce)).toBeNull();
});
