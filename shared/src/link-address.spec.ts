import { isReference, looksLikeReference, readLink, references, referenceTo, runsCode } from './link-address.ts';

const id = '0b8a6f0e-5a1c-4d53-9d3c-1f3f6e1f9a01';

it.each([
  ['', { kind: 'empty' }],
  ['/contact', { kind: 'page', path: '/contact', anchor: '' }],
  ['/features/credential-tracking#expiry', { kind: 'page', path: '/features/credential-tracking', anchor: 'expiry' }],
  ['/pricing/?from=home', { kind: 'page', path: '/pricing', anchor: '' }],
  ['/images/board.avif', { kind: 'file' }],
  ['/brochure.docx?v=2', { kind: 'file' }],
  ['/api/docs', { kind: 'file' }],
  [' /contact ', { kind: 'page', path: '/contact', anchor: '' }],
  ['/', { kind: 'page', path: '/', anchor: '' }],
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
  'blob:https://example.com/x',
  'livescript:x',
  'java\u00adscript:x',
  '//evil.example',
  '/\\evil.example',
  'ftp://example.com',
  'mailto:',
  'tel:',
  'https:',
  'https://',
  'https:example.com//a',
  'contact',
  'doc:',
  'doc:about',
  `doc:${id}x`,
  `doc:${id}#it's`,
  `doc:${id}#${'a'.repeat(200)}`,
  '/a b',
])('refuses %j with a reason', (typed) => {
  expect(readLink(typed)).toMatchObject({ kind: 'refused', reason: expect.any(String) });
});

it('tells an address that runs code from one that only names a script', () => {
  expect(
    ['\u0001java\nscript:x', 'DATA:,x', 'filesystem:x', '/script:x', 'https://javascript.example'].map(runsCode),
  ).toEqual([true, true, true, false, false]);
});

it('writes the references that it reads, and finds them in a text', () => {
  expect(isReference(referenceTo(id, 'plans'))).toBe(true);
  expect(isReference(referenceTo(id))).toBe(true);
  expect(['d oc:x', 'DOC:', 'docs:'].map(looksLikeReference)).toEqual([true, true, false]);
  expect([...`<a href="doc:${id}#plans">, doc:${id}`.matchAll(references)].map((match) => match.slice(1))).toEqual([
    [id, 'plans'],
    [id, undefined],
  ]);
});
