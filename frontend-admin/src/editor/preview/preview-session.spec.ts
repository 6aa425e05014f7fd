import { reportIn } from './preview-session';

const nonce = 'a-nonce-of-one-frame';
const report = { type: 'edited', path: 'heroTitle', text: 'New', fill: {} };

it('takes in what its own page reports', () => {
  expect(reportIn({ source: '20x-preview', nonce, message: report }, nonce)).toEqual(report);
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
])('THR-102 passes over the message %#', (data) => {
  expect(reportIn(data, nonce)).toBeNull();
});
