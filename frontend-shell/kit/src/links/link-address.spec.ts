import { readLink } from './link-address';

const id = '0b8a6f0e-5a1c-4d53-9d3c-1f3f6e1f9a01';

it.each([
  ['', { kind: 'empty' }],
  ['/contact', { kind: 'page', path: '/contact', anchor: '' }],
  ['/features/credential-tracking#expiry', { kind: 'page', path: '/features/credential-tracking', anchor: 'expiry' }],
  ['/pricing/?from=home', { kind: 'page', path: '/pricing', anchor: '' }],
  ['/images/board.avif', { kind: 'file' }],
  [`doc:${id}`, { kind: 'document', id, anchor: '' }],
  [`doc:${id}#plans`, { kind: 'document', id, anchor: 'plans' }],
  ['#plans', { kind: 'anchor', anchor: 'plans' }],
  ['https://example.com/a?b#c', { kind: 'web', host: 'example.com' }],
  ['mailto:hello@example.com', { kind: 'email', address: 'hello@example.com' }],
  ['tel:+1-555-0100', { kind: 'phone', number: '+1-555-0100' }],
])('reads %j', (typed, address) => {
  expect(readLink(typed)).toEqual(address);
});

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'ftp://example.com',
  'https:',
  'contact',
  'doc:',
  'doc:about',
  `doc:${id}x`,
  '/a b',
])('refuses %j with a reason', (typed) => {
  expect(readLink(typed)).toMatchObject({ kind: 'refused', reason: expect.any(String) });
});
