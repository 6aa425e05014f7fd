import type { HomeContent } from '@20x/kit';
import { withDefaults } from '../../home/home-text';
import { Faq } from '../../sections/Faq/Faq';
import { FinalCta } from '../../sections/FinalCta/FinalCta';
import { Highlights } from '../../sections/Highlights/Highlights';
import { Intro } from '../../sections/Intro/Intro';
import { Outcomes } from '../../sections/Outcomes/Outcomes';
import { Trust } from '../../sections/Trust/Trust';

const sections = { intro: Intro, features: Highlights, outcomes: Outcomes, trust: Trust, faq: Faq, finalCta: FinalCta };

interface RestSectionProps {
  readonly name: keyof typeof sections;
  readonly content: HomeContent;
}

/** A section below the first view. The fallbacks of its empty fields come with it. */
export function RestSection({ name, content }: RestSectionProps) {
  const Section = sections[name];
  return <Section content={withDefaults(content)} />;
}
