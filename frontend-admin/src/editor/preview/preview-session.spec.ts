import { reportIn } from './preview-session';

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
