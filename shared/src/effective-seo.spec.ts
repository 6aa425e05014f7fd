import { effectiveSeo } from './effective-seo.ts';

const publicUrl = 'https://20x.example';

it.each([
  ['/pricing', '/pricing'],
  ['/Pricing/', '/pricing'],
  ['/pricing?utm_source=mail&gclid=1#plans', '/pricing'],
  [`${publicUrl}/pricing/?a=b`, '/pricing'],
  [publicUrl, '/'],
  ['/', '/'],
])('SEO-01 the canonical address %s of this site has one spelling', (canonical, path) => {
  const effective = effectiveSeo({ canonical }, {}, publicUrl);
  expect(effective('canonical').value).toBe(publicUrl + path);
  expect(effective('ogUrl').value).toBe(publicUrl + path);
});

it.each(['https://other.example/A/?id=1', `${publicUrl}.evil.example/A/`])(
  'SEO-01 the canonical address %s of another site stays as it is',
  (canonical) => {
    expect(effectiveSeo({ canonical }, {}, publicUrl)('canonical').value).toBe(canonical);
  },
);
