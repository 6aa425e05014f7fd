// Written by `npm run gen:api` from the content definitions of the back end. Do not edit.
import type { HomeContent } from './home/home-content';

/** The fields of blocks that introduce a page. */
export const introductions: readonly string[] = ['subtitle'];

/** The field without which a row of the home page says nothing: it is not shown. */
export const neededInRows = {
  introCards: 'title',
  features: 'title',
  outcomes: 'title',
  trustStats: 'value',
  trustCompanies: 'name',
  trustTestimonials: 'quote',
  trustBadges: 'title',
  faqs: 'question',
  insights: 'title',
} as const satisfies { readonly [List in keyof HomeContent]?: string };
