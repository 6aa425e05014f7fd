import { PageMeta, useGetHomeContentQuery, type HomeSection } from '@20x/kit';
import { homeTitle } from '@20x/kit/home/hero-defaults';
import { withHeroDefaults } from '../../home/hero-text';
import { useSiteSettings } from '../../layout/site-settings';
import { Hero, HeroTitle } from '../../sections/Hero/Hero';
import { Insights } from '../../sections/Insights/Insights';
import { withoutBlanks } from '../../ui/field-text';
import { withPageHtml } from './home-data';
import { HomeSkeleton } from './HomeSkeleton';
import { Faq, FinalCta, Highlights, Intro, Outcomes, Trust } from './still-sections';

/** Empty or failed content shows the built-in defaults, without a word to the visitor. */
export function HomePage() {
  const { siteName } = useSiteSettings();
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
        seo={withPageHtml({ ...content, seo: withoutBlanks(content.seo ?? {}) })}
      />
      {shows('hero') ? <Hero content={hero} /> : <HeroTitle content={hero} className="visually-hidden" />}
      {shows('intro') && <Intro content={content} />}
      {shows('features') && <Highlights content={content} />}
      {shows('outcomes') && <Outcomes content={content} />}
      {shows('trust') && <Trust content={content} />}
      {shows('faq') && <Faq content={content} />}
      {shows('insights') && <Insights content={content} />}
      {shows('finalCta') && <FinalCta content={content} />}
    </>
  );
}
