import type { FaqItem, HomeContent } from '@20x/kit';
import { fieldsOf } from '../../editor/fields-of';
import { seoField } from '../../editor/seo/seo-fields';
import { HeroImages } from './HeroImages';
import * as rows from './home-rows';
import { NoView } from './NoView';
import { PickPosts } from './PickPosts';
import { withVisitorsView } from './visitors-see';

const half = { width: 'half' } as const;
const wholeCall = 'All four are filled, or none: it is shown whole or not at all.';

/** The fields of the home page, in the order of the page. */
export const homeFields = withVisitorsView(
  fieldsOf<HomeContent>('HomeContent', {
    heroKicker: { label: 'Line above the title' },
    heroTitleBefore: { label: 'Title, first line' },
    heroTitleHighlight: { label: 'Title, highlighted line' },
    heroTitleAfter: { label: 'Title, last line' },
    heroTitle: { label: 'Title in one piece' },
    heroSubtitle: { kind: 'paragraph', label: 'Subtitle' },
    heroCtaLabel: { label: 'Main button: label', ...half },
    heroCtaHref: { kind: 'link', label: 'Main button: link', ...half },
    heroCtaNewTab: { kind: 'flag', label: 'Main button: open in a new tab' },
    heroSecondaryCtaLabel: { label: 'Second button: label', ...half },
    heroSecondaryCtaHref: { kind: 'link', label: 'Second button: link', ...half },
    heroSecondaryCtaNewTab: { kind: 'flag', label: 'Second button: open in a new tab' },
    heroTrustText: { label: 'Line under the buttons' },
    heroImages: { kind: 'custom', label: 'Images', View: HeroImages },
    heroAlt: { kind: 'custom', label: 'Alternative texts of the images', View: NoView },
    introTitle: { label: 'Introduction: title' },
    introSubtitle: { kind: 'paragraph', label: 'Introduction: subtitle' },
    introCards: { kind: 'rows', label: 'Cards', item: 'card', title: 'title', fields: rows.introCard },
    introCtaTitle: { label: 'Call to action: title', help: wholeCall },
    introCtaSubtitle: { kind: 'paragraph', label: 'Call to action: subtitle' },
    introCtaLabel: { label: 'Call to action: button', ...half },
    introCtaHref: { kind: 'link', label: 'Call to action: link', ...half },
    introCtaNewTab: { kind: 'flag', label: 'Call to action: open in a new tab' },
    featuresTitle: { label: 'Highlights: title' },
    featuresSubtitle: { kind: 'paragraph', label: 'Highlights: subtitle' },
    features: { kind: 'rows', label: 'Highlights', item: 'highlight', title: 'title', fields: rows.highlight },
    outcomesTitle: { label: 'Outcomes: title' },
    outcomesSubtitle: { kind: 'paragraph', label: 'Outcomes: subtitle' },
    outcomesImage: { kind: 'image', label: 'Outcomes: image' },
    outcomes: { kind: 'rows', label: 'Outcomes', item: 'outcome', title: 'title', fields: rows.outcome },
    trustTitle: { label: 'Trust: title' },
    trustSubtitle: { kind: 'paragraph', label: 'Trust: subtitle' },
    trustStats: {
      kind: 'rows',
      label: 'Figures',
      item: 'figure',
      help: 'A figure needs a source: say where it comes from and when it was true.',
      title: 'label',
      fields: rows.trustStat,
    },
    trustCompaniesSubtitle: { label: 'Companies: line above' },
    trustCompanies: { kind: 'rows', label: 'Companies', item: 'company', title: 'name', fields: rows.trustCompany },
    trustTestimonials: {
      kind: 'rows',
      label: 'Testimonials',
      item: 'testimonial',
      help: 'Only with the person’s consent on file.',
      title: 'name',
      fields: rows.testimonial,
    },
    trustBadgesTitle: { label: 'Security and compliance: title' },
    trustBadges: {
      kind: 'rows',
      label: 'Security and compliance',
      item: 'badge',
      title: 'title',
      fields: rows.trustBadge,
    },
    faqTitle: { label: 'Questions: title' },
    faqs: {
      kind: 'rows',
      label: 'Questions and answers',
      item: 'question',
      title: 'question',
      fields: fieldsOf<FaqItem>('FaqItem', {
        question: { label: 'Question' },
        answer: { kind: 'richText', label: 'Answer', tools: 'few' },
      }),
    },
    insightsTitle: { label: 'Insights: title' },
    insightsSource: {
      kind: 'choice',
      label: 'Which posts',
      none: 'Hand-picked ones if there are any, else the newest six',
      choices: { newest: 'The newest', tag: 'The newest of one tag', picked: 'Hand-picked ones' },
    },
    insightsTag: { label: 'Tag', help: 'When posts come by tag.', ...half },
    insightsCount: {
      kind: 'number',
      label: 'How many',
      help: '1 to 12, when posts come by date or tag.',
      fallback: '6',
      ...half,
    },
    insights: {
      kind: 'rows',
      label: 'Hand-picked posts',
      item: 'post',
      title: 'title',
      Note: PickPosts,
      fields: rows.insight,
    },
    finalCta: { kind: 'group', label: 'Final call to action', fields: rows.finalCall },
    hiddenSections: { kind: 'custom', label: 'Hidden sections', View: NoView },
    seo: seoField,
    headHtml: { kind: 'ownerHtml', label: 'HTML for the end of the head' },
    bodyHtml: { kind: 'ownerHtml', label: 'HTML for the end of the body' },
  }),
);
