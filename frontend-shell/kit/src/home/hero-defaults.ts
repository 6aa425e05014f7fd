import { featurePath } from '@20x/shared/feature-page';
import type { HomeContent } from './home-content';

/** Fallback title of the home page in browsers and search results. */
export const homeTitle = 'Nurse Scheduling Software for Staffing Agencies | 20X';

/** Fallback texts of the hero. They are apart from the other defaults, because the first view needs no more. */
export const heroDefaults = {
  heroKicker: 'Scheduling for nurse staffing agencies',
  heroSubtitle:
    '20X puts open shifts, nurse availability, licenses and timesheets on one schedule, so your team can staff a call-off in a few taps and bill it without typing it twice.',
  heroCtaLabel: 'Book a Demo',
  heroCtaHref: '/contact',
  heroSecondaryCtaLabel: 'Learn More',
  heroSecondaryCtaHref: featurePath,
  heroTrustText: 'For per diem, local and travel teams in the US and Canada.',
} as const satisfies HomeContent;
