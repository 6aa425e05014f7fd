import { visitOrigin } from './visit-origin.ts';

const own = ['20x.example'];

it.each([
  ['no referrer', {}, 'direct', ''],
  ['another page of the site', { referrer: 'https://20x.example/blog' }, '', ''],
  ['another site', { referrer: 'https://www.Google.com/search?q=secret' }, 'google.com', ''],
  ['an app', { referrer: 'android-app://com.google.android.gm/' }, 'com.google.android.gm', ''],
  ['something broken', { referrer: 'not an address' }, 'direct', ''],
  ['a campaign', { query: '?utm_source=News&utm_campaign=Spring+26' }, 'news', 'spring 26'],
  ['a campaign without a source', { referrer: 'https://a.example', query: 'utm_campaign=x' }, 'a.example', 'x'],
  ['a mailbox as source', { query: 'utm_source=jane%40example.com' }, 'direct', ''],
  ['control characters', { query: 'utm_source=a%00%0A%E2%80%AEb' }, 'a b', ''],
  ['broken text', { query: 'utm_source=%ED%A0%80' }, '\ufffd\ufffd\ufffd', ''],
])('reads %s', (_, arrival, source, campaign) => {
  expect(visitOrigin(arrival, own)).toEqual({ source, campaign });
});

it('keeps short names only', () => {
  expect(visitOrigin({ query: `utm_source=${'x'.repeat(500)}` }, own).source).toHaveLength(80);
});
