import { heroDefaults, homeTitle } from '@20x/kit/home/hero-defaults';
import { homeContent } from '../../../api/fields/home-content.generated';
import { postContent } from '../../../api/fields/post-content.generated';
import { effectiveSeo, type SeoContext } from './effective-seo';

const context: SeoContext = { path: '/about', origin: 'https://20x.test', siteName: '20X' };

describe('what an empty field inherits', () => {
  it('follows the chain of the site and names the source', () => {
    const seo = effectiveSeo({ title: 'About', seo: { ogTitle: 'Shared' } }, postContent, context);
    const source = 'the page’s title and the site’s title template';
    expect(seo.title).toEqual({ value: 'About | 20X', source });
    const titled = effectiveSeo({ title: 'About' }, postContent, { ...context, titleTemplate: '{siteName}: {title}' });
    expect(titled.ogTitle).toEqual({ value: '20X: About', source });
    expect(seo.twitterTitle).toEqual({ value: 'Shared', source: '“Social title”' });
    const drawn = { value: 'https://20x.test/social-images/about.png', source: 'an image with the page’s title' };
    expect(seo.twitterImage).toEqual(drawn);
    const ours = { ...context, socialImage: '/ours.jpg' };
    expect(effectiveSeo({ title: 'About' }, postContent, ours).ogImage).toEqual(drawn);
    const { ogImage } = effectiveSeo({}, homeContent, { ...ours, path: '/' });
    expect(ogImage).toEqual({ value: 'https://20x.test/ours.jpg', source: 'the site’s default' });
    expect(seo.canonical.value).toBe('https://20x.test/about');
    expect(seo.ogType.value).toBe('website');
    const post = effectiveSeo({ title: 'A post' }, postContent, { ...context, path: '/blog/a-post' });
    expect(post.ogType).toEqual({ value: 'article', source: 'the site’s default' });
    expect(seo.geoRegion.value).toBe('');
    expect(effectiveSeo({ seo: { ogUrl: '/shared' } }, postContent, context).ogUrl).toEqual({
      value: 'https://20x.test/shared',
      source: null,
    });
  });

  it('is the starter text where the home page says nothing itself', () => {
    const { title, description, twitterDescription } = effectiveSeo({ heroTitle: 'Ours' }, homeContent, {
      ...context,
      path: '/',
    });
    expect([title, description]).toEqual([
      { value: homeTitle, source: 'the starter text' },
      { value: heroDefaults.heroSubtitle, source: 'the starter text' },
    ]);
    expect(twitterDescription).toEqual(description);
    expect(effectiveSeo({ title: 'About' }, postContent, context).description.value).toBe('');
  });

  it('takes the description from the first section that introduces the page', () => {
    const hero = { type: 'hero' };
    const blocks = [
      { ...hero, subtitle: 'Hidden', published: false },
      { ...hero, title: 'No subtitle' },
      { ...hero, subtitle: 'Shown first.' },
    ];
    const content = { title: 'About', blocks };
    const seo = effectiveSeo(content, postContent, context);
    expect(effectiveSeo({ ...content, excerpt: 'In short.' }, postContent, context).description.value).toBe(
      'In short.',
    );
    expect(seo.description).toEqual({ value: 'Shown first.', source: 'the page' });
  });
});
