import { PageMeta, useGetHomeContentQuery } from '@20x/kit';
import { withDefaults } from '../../home/home-text';
import { useSiteSettings } from '../../layout/site-settings';
import { Faq } from '../../sections/Faq/Faq';
import { FinalCta } from '../../sections/FinalCta/FinalCta';
import { Hero } from '../../sections/Hero/Hero';
import { Highlights } from '../../sections/Highlights/Highlights';
import { Insights } from '../../sections/Insights/Insights';
import { Intro } from '../../sections/Intro/Intro';
import { Outcomes } from '../../sections/Outcomes/Outcomes';
import { Trust } from '../../sections/Trust/Trust';
import { HomeSkeleton } from './HomeSkeleton';

/** Empty or failed content shows the built-in defaults, without a word to the visitor. */
export function HomePage() {
  const { siteName } = useSiteSettings();
  const { data, isLoading } = useGetHomeContentQuery();
  if (isLoading) return <HomeSkeleton />;
  const content = withDefaults(data);
  return (
    <>
      <PageMeta
        path="/"
        title="Nurse Scheduling Software for Staffing Agencies | 20X"
        description={content.heroSubtitle}
        siteName={siteName}
        seo={content.seo}
      />
      <Hero content={content} />
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
