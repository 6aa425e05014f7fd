import { utmOf } from './contact-origin';

it('keeps what an address says about its campaign, and nothing else', () => {
  expect(utmOf('?utm_source=mail&utm_term=%20&email=a@b.c')).toEqual({ source: 'mail' });
  expect(utmOf(`?utm_campaign=${'x'.repeat(500)}`)?.campaign).toHaveLength(120);
  expect(utmOf('?q=1')).toBeUndefined();
});
