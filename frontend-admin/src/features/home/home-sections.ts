import type { HomeContent } from '@20x/kit';
import type { PageSection } from '../../editor/visual/outline';

type Names = readonly (keyof HomeContent)[];
const section = (title: string, fields: Names): PageSection => ({ title, fields });

/** The home page in the order in which visitors read it. */
export const homeSections: readonly PageSection[] = [
  section('Hero', [
    ...(['heroTitleBefore', 'heroTitleHighlight', 'heroTitleAfter', 'heroTitle', 'heroSubtitle'] as const),
    ...(['heroCtaLabel', 'heroCtaHref', 'heroSecondaryCtaLabel', 'heroSecondaryCtaHref'] as const),
    ...(['heroTrustText', 'heroImages', 'heroAlt'] as const),
  ]),
  section('Introduction', [
    ...(['introTitle', 'introSubtitle', 'introCards'] as const),
    ...(['introCtaTitle', 'introCtaSubtitle', 'introCtaLabel', 'introCtaHref'] as const),
  ]),
  section('Highlights', ['features']),
  section('Outcomes', ['outcomesTitle', 'outcomesSubtitle', 'outcomesImage', 'outcomes']),
  section('Trust', [
    ...(['trustTitle', 'trustSubtitle', 'trustStats', 'trustCompaniesSubtitle', 'trustCompanies'] as const),
    ...(['trustTestimonials', 'trustBadges'] as const),
  ]),
  section('Questions', ['faqs']),
  section('Insights', ['insights']),
  section('Final call', ['finalCta']),
];
