import { originOf, utmOf } from './contact-origin';

const visit = ({ loaded = '', now = '', referrer = '', signal = false }) =>
  originOf({
    location: new URL(now, 'https://20x.example'),
    document: { referrer },
    navigator: { globalPrivacyControl: signal },
    performance: { getEntriesByType: () => [{ name: new URL(loaded, 'https://20x.example').href }] },
  } as unknown as Window);

it('tells where the visit began, also after the router has gone on', () => {
  const campaign = { source: 'mail', campaign: 'spring' };
  const loaded = '/website/blog/fill-rate?utm_source=mail&utm_campaign=spring';
  expect(visit({ loaded, now: '/website/contact', referrer: 'https://www.search.example/?q=secret' })).toEqual({
    ...{ utm: campaign, landingPage: '/blog/fill-rate', referrer: 'www.search.example' },
  });
  expect(visit({ loaded: '/', now: '/contact?utm_source=ad' })).toEqual({
    ...{ utm: { source: 'ad' }, landingPage: '/', referrer: undefined },
  });
});

it('tells nothing more of a visit that began on an earlier page, or of a browser that asks for privacy', () => {
  expect(visit({ loaded: '/contact', now: '/contact', referrer: 'https://20x.example/blog' })).toEqual({});
  expect(visit({ loaded: '/blog?utm_source=mail', now: '/contact', signal: true })).toEqual({});
});

it('keeps what an address says about its campaign, and nothing else', () => {
  expect(utmOf('?utm_source=mail&utm_term=%20&email=a@b.c')).toEqual({ source: 'mail' });
  expect(utmOf(`?utm_campaign=${'x'.repeat(500)}`)?.campaign).toHaveLength(120);
  expect(utmOf(`?utm_campaign=${'x'.repeat(119)}😀`)?.campaign).toBe('x'.repeat(119));
  expect(utmOf('?q=1')).toBeUndefined();
});
