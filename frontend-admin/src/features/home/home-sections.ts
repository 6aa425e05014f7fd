import type { HomeContent } from '@20x/kit';
import type { PageSection } from '../../editor/visual/outline';

type Names = readonly (keyof HomeContent)[];
const section = (title: string, fields: Names): PageSection => ({ title, fields });

/** The home page in the order in which visitors read it. */
export const homeSections: readonly PageSection[] = [
  section('Hero', [
    ...(['heroKicker', 'heroTitleBefore', 'heroTitleHighlight', 'heroTitleAfter', 'heroTitle'] as const),
    ...(['heroCtaLabel', 'heroCtaHref', 'heroSecondaryCtaLabel', 'heroSecondaryCtaHref'] as const),
    ...(['heroSubtitle', 'heroTrustText', 'heroImages', 'heroAlt'] as const),
  ]),
  section('Introduction', [
    ...(['introTitle', 'introSubtitle', 'introCards'] as const),
    ...(['introCtaTitle', 'introCtaSubtitle', 'introCtaLabel', 'introCtaHref'] as const),
  ]),
  section('Highlights', ['featuresTitle', 'featuresSubtitle', 'features']),
  section('Outcomes', ['outcomesTitle', 'outcomesSubtitle', 'outcomesImage', 'outcomes']),
  section('Trust', [
    ...(['trustTitle', 'trustSubtitle', 'trustStats', 'trustCompaniesSubtitle', 'trustCompanies'] as const),
    ...(['trustTestimonials', 'trustBadgesTitle', 'trustBadges'] as const),
  ]),
  section('Questions', ['faqTitle', 'faqs']),
  section('Insights', ['insightsTitle', 'insights']),
  section('Final call', ['finalCta']),
];
