import { PageMeta, useGetHomeContentQuery } from '@20x/kit';
import { withHeroDefaults } from '../../home/hero-text';
import { useSiteSettings } from '../../layout/site-settings';
import { Hero } from '../../sections/Hero/Hero';
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
  return (
    <>
      <PageMeta
        path="/"
        title="Nurse Scheduling Software for Staffing Agencies | 20X"
        description={hero.heroSubtitle}
        siteName={siteName}
        seo={withPageHtml({ ...content, seo: withoutBlanks(content.seo ?? {}) })}
      />
      <Hero content={hero} />
      <Intro content={content} />
      <Highlights content={content} />
      <Outcomes content={content} />
      <Trust content={content} />
      <Faq content={content} />
      <Insights content={content} />
      <FinalCta content={content} />
    </>
  );
}
