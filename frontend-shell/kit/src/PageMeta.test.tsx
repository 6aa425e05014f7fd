import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { PageMeta } from './PageMeta';
import { SiteProvider } from './site/site-context';

function show(props: Partial<ComponentProps<typeof PageMeta>>, isPreview = false) {
  render(
    <SiteProvider value={{ publicUrl: 'https://20x.example', warn: () => undefined, isPreview }}>
      <PageMeta title="About" path="/about" description="Who we are." {...props} />
    </SiteProvider>,
  );
  const meta = (name: string) =>
    document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  return { meta, canonical: document.head.querySelector('link[rel=canonical]')?.getAttribute('href') };
}

it('SEO-01 fills every field from title, description and the defaults', () => {
  const { meta, canonical } = show({});
  expect(document.title).toBe('About');
  expect(canonical).toBe('https://20x.example/about');
  expect(Object.fromEntries(['og:title', 'twitter:title'].map((name) => [name, meta(name)]))).toEqual({
    'og:title': 'About',
    'twitter:title': 'About',
  });
  expect(meta('twitter:description')).toBe('Who we are.');
  expect(meta('og:image')).toBe('https://20x.example/og-image.jpg');
  expect(meta('og:type')).toBe('website');
  expect(meta('og:site_name')).toBe('20X');
  expect(meta('twitter:card')).toBe('summary_large_image');
  expect(meta('robots')).toBe('index, follow');
  expect(meta('keywords')).toMatch(/^nurse scheduling software, healthcare staffing, nursing roster, /);
});

it('SEO-01 lets what the owner entered win, social fields falling back to it', () => {
  const seo = { title: 'Our story', ogDescription: 'Social.', keywords: ['nurses'], canonical: '/story' };
  const { meta, canonical } = show({ seo });
  expect(document.title).toBe('Our story');
  expect(meta('og:title')).toBe('Our story');
  expect(meta('description')).toBe('Who we are.');
  expect(meta('twitter:description')).toBe('Social.');
  expect(meta('keywords')).toBe('nurses');
  expect(canonical).toBe('https://20x.example/story');
});

it('SEO-01 takes a field of spaces for an empty one', () => {
  const { meta, canonical } = show({ seo: { title: ' ', ogImage: ' ', canonical: ' ', ogUrl: ' ' } });
  expect(document.title).toBe('About');
  expect(meta('og:image')).toBe('https://20x.example/og-image.jpg');
  expect([canonical, meta('og:url')]).toEqual(['https://20x.example/about', 'https://20x.example/about']);
});

it.each([
  [{ image: '/social-images/about.png', imageAlt: 'About us' }, ['1200', '630', 'About us', 'About us']],
  [{ seo: { ogTitle: 'Shared', twitterImage: '/other.jpg' } }, ['1200', '630', 'Shared', undefined]],
  [{ seo: { ogImage: 'https://cdn.example/a.jpg' } }, [undefined, undefined, undefined, undefined]],
])('describes the social image of a page with %j where its size is known', (props, told) => {
  const { meta } = show(props);
  const names = ['og:image:width', 'og:image:height', 'og:image:alt', 'twitter:image:alt'];
  expect(names.map((name) => meta(name))).toEqual(told);
});

it('asks search engines not to list a preview, whatever its owner entered', () => {
  expect(show({ seo: { robots: 'index, follow' } }, true).meta('robots')).toBe('noindex, nofollow');
});

it('SEO-02 shows optional fields only when they are filled', () => {
  const plain = render(<PageMeta title="About" path="/about" />);
  expect(document.head.querySelector('meta[name="geo.region"]')).toBeNull();
  plain.unmount();
  const seo = { geoRegion: 'US-CA', twitterSite: '@20x', linkedinTitle: 'For agencies' };
  const { meta } = show({ seo });
  expect(meta('geo.region')).toBe('US-CA');
  expect(meta('twitter:site')).toBe('@20x');
  expect(meta('linkedin:title')).toBe('For agencies');
});
