import { PageMeta, useGetHomeContentQuery, type HomeSection } from '@20x/kit';
import { homeTitle } from '@20x/kit/home/hero-defaults';
import { withHeroDefaults } from '../../home/hero-text';
import { useSiteSettings } from '../../layout/site-settings';
import { Hero, HeroTitle } from '../../sections/Hero/Hero';
import { Insights } from '../../sections/Insights/Insights';
import { deferred } from '../../ui/deferred';
import { withoutBlanks } from '../../ui/field-text';
import { SiteFeed } from '../SiteFeed';
import { withPageHtml } from './home-data';
import { HomeSkeleton } from './HomeSkeleton';

const RestSection = deferred(
  async () => (await import(/* webpackChunkName: "home-rest" */ './rest-sections')).RestSection,
);
const beforeInsights = ['intro', 'features', 'outcomes', 'trust', 'faq'] as const;

/** Empty or failed content shows the fallbacks, without a word to the visitor. */
export function HomePage() {
  const { siteName, socialImageUrl } = useSiteSettings();
  const { data, isLoading } = useGetHomeContentQuery();
  if (isLoading) return <HomeSkeleton />;
  const content = data ?? {};
  const hero = withHeroDefaults(data);
  const shows = (section: HomeSection) => !content.hiddenSections?.includes(section);
  return (
    <>
      <PageMeta
        path="/"
        title={homeTitle}
        description={hero.heroSubtitle}
        siteName={siteName}
        image={socialImageUrl}
        seo={withPageHtml({ ...content, seo: withoutBlanks(content.seo ?? {}) })}
      />
      <SiteFeed />
      {shows('hero') ? <Hero content={hero} /> : <HeroTitle content={hero} className="visually-hidden" />}
      {beforeInsights.filter(shows).map((name) => (
        <RestSection key={name} name={name} content={content} />
      ))}
      {shows('insights') && <Insights content={content} />}
      {shows('finalCta') && <RestSection name="finalCta" content={content} />}
    </>
  );
}
