import {
  Choice,
  Choices,
  Flag,
  Group,
  ImageUrl,
  ImageUrls,
  Link,
  Rows,
  Text,
  Texts,
  Whole,
  type TextEntry,
} from '../core/fields/fields.ts';
import { BodyHtml, HeadHtml, Seo, type PageSeo } from '../content/documents/page-seo.dto.ts';
import { RevisionMark } from '../content/documents/revision-mark.ts';
import {
  FaqItem,
  FinalCta,
  HighlightCard,
  InsightCard,
  IntroCard,
  OutcomeItem,
  Testimonial,
  TrustBadge,
  TrustCompany,
  TrustStat,
} from './home-rows.dto.ts';
import { EachImageDescribed, TagToFollow, WholeCall } from './home-rules.ts';
import { homeSections, type HomeSection } from './home-sections.ts';

const insightsSources = {
  newest: 'Newest posts',
  tag: 'Newest posts with a tag',
  picked: 'Hand-picked posts',
} as const;
export type InsightsSource = keyof typeof insightsSources;

const ofSource = (...is: readonly (InsightsSource | '')[]) => ({ field: 'insightsSource', is });

const half = { width: 'half' } as const;
const third = { width: 'third' } as const;
const paragraph = { input: 'paragraph' } as const;
const NewTab = (button: string, names: string, part: string) =>
  Flag({ names, label: `${button} opens in a new tab`, part, rare: true });

/**
 * Everything the home page says, in the order of the page. An empty field shows the site's default. A part is a section of
 * the page, and within it a block that can be hidden alone or a group of the form.
 */
export class HomeContent {
  @Text({ max: 60, label: 'Eyebrow', part: 'hero.title', help: 'A small line above the title.' }) heroKicker?:
    string | null;
  @Text({ max: 40, label: 'Title, first line', part: 'hero.title', ...third }) heroTitleBefore?: string | null;
  @Text({ max: 40, label: 'Title, highlighted line', part: 'hero.title', ...third }) heroTitleHighlight?: string | null;
  @Text({ max: 40, label: 'Title, last line', part: 'hero.title', ...third }) heroTitleAfter?: string | null;
  @Text({ max: 90, label: 'Single-line title', part: 'hero.title' }) heroTitle?: string | null;
  @Text({ max: 220, label: 'Subtitle', part: 'hero.text', role: 'introduction', ...paragraph }) heroSubtitle?:
    string | null;
  @Text({ max: 30, label: 'Main button label', part: 'hero.text', ...half }) heroCtaLabel?: string | null;
  @Link({ names: 'heroCtaLabel', label: 'Main button link', part: 'hero.text', ...half }) heroCtaHref?: string | null;
  @NewTab('Main button', 'heroCtaLabel', 'hero.text') heroCtaNewTab?: boolean | null;
  @Text({ max: 30, label: 'Second button label', part: 'hero.text', ...half }) heroSecondaryCtaLabel?: string | null;
  @Link({ names: 'heroSecondaryCtaLabel', label: 'Second button link', part: 'hero.text', ...half })
  heroSecondaryCtaHref?: string | null;
  @NewTab('Second button', 'heroSecondaryCtaLabel', 'hero.text') heroSecondaryCtaNewTab?: boolean | null;
  @Text({ max: 120, label: 'Line under the buttons', part: 'hero.text' }) heroTrustText?: string | null;
  @ImageUrls({
    max: 8,
    hides: true,
    label: 'Images',
    part: 'hero.images',
    item: 'image',
    view: 'HeroImages',
    alt: 'heroAlt',
  })
  heroImages?: TextEntry[] | null;

  @EachImageDescribed()
  @Texts({
    max: 8,
    hides: true,
    label: 'Alternative texts of the images',
    part: 'hero.images',
    item: 'alternative text',
    view: 'NoView',
    asIs: false,
    description: 'Alternative texts of heroImages, by index; hidden together with them.',
  })
  heroAlt?: TextEntry[] | null;

  @Text({ max: 90, label: 'Title', part: 'intro' }) introTitle?: string | null;
  @Text({ max: 320, label: 'Subtitle', part: 'intro', ...paragraph }) introSubtitle?: string | null;
  @Rows(() => IntroCard, { max: 6, label: 'Cards', part: 'intro', item: 'card' }) introCards?: IntroCard[] | null;
  @WholeCall()
  @Text({
    max: 90,
    label: 'Call-to-action title',
    part: 'intro.call',
    help: 'Fill in all four fields, or leave all four empty to hide the call to action.',
  })
  introCtaTitle?: string | null;

  @WholeCall()
  @Text({ max: 220, label: 'Call-to-action subtitle', part: 'intro.call', ...paragraph })
  introCtaSubtitle?: string | null;
  @WholeCall() @Text({ max: 30, label: 'Button label', part: 'intro.call', ...half }) introCtaLabel?: string | null;
  @WholeCall()
  @Link({ names: 'introCtaLabel', label: 'Button link', part: 'intro.call', ...half })
  introCtaHref?: string | null;

  @NewTab('Button', 'introCtaLabel', 'intro.call') introCtaNewTab?: boolean | null;

  @Text({ max: 90, label: 'Title', part: 'features' }) featuresTitle?: string | null;
  @Text({ max: 220, label: 'Subtitle', part: 'features', ...paragraph }) featuresSubtitle?: string | null;
  @Rows(() => HighlightCard, { max: 12, label: 'Highlights', part: 'features', item: 'highlight' }) features?:
    HighlightCard[] | null;

  @Text({ max: 90, label: 'Title', part: 'outcomes' }) outcomesTitle?: string | null;
  @Text({ max: 320, label: 'Subtitle', part: 'outcomes', ...paragraph }) outcomesSubtitle?: string | null;
  @ImageUrl({ label: 'Image', part: 'outcomes' }) outcomesImage?: string | null;
  @Rows(() => OutcomeItem, { max: 12, label: 'Outcomes', part: 'outcomes', item: 'outcome' }) outcomes?:
    OutcomeItem[] | null;

  @Text({ max: 90, label: 'Title', part: 'trust' }) trustTitle?: string | null;
  @Text({ max: 320, label: 'Subtitle', part: 'trust', ...paragraph }) trustSubtitle?: string | null;
  @Rows(() => TrustStat, {
    max: 8,
    label: 'Stats',
    part: 'trust.trustStats',
    item: 'stat',
    help: 'Each needs a source: where it comes from and when it was true.',
  })
  trustStats?: TrustStat[] | null;

  @Text({ max: 220, label: 'Line above the companies', part: 'trust.customers' }) trustCompaniesSubtitle?:
    string | null;
  @Rows(() => TrustCompany, { max: 24, label: 'Companies', part: 'trust.customers', item: 'company' }) trustCompanies?:
    TrustCompany[] | null;
  @Rows(() => Testimonial, {
    max: 12,
    label: 'Testimonials',
    part: 'trust.customers',
    item: 'testimonial',
    help: 'Only with the person’s consent on file.',
  })
  trustTestimonials?: Testimonial[] | null;

  @Text({ max: 90, label: 'Security and compliance title', part: 'trust.trustBadges' }) trustBadgesTitle?:
    string | null;
  @Rows(() => TrustBadge, { max: 8, label: 'Security and compliance', part: 'trust.trustBadges', item: 'badge' })
  trustBadges?: TrustBadge[] | null;

  @Text({ max: 90, label: 'Title', part: 'faq' }) faqTitle?: string | null;
  @Rows(() => FaqItem, { max: 30, label: 'Questions', part: 'faq', item: 'question' }) faqs?: FaqItem[] | null;
  @Text({ max: 90, label: 'Title', part: 'insights' }) insightsTitle?: string | null;
  @Choice(insightsSources, {
    enumName: 'InsightsSource',
    label: 'Which posts',
    part: 'insights',
    none: 'Hand-picked posts, or the newest six if there are none',
    description: 'Which posts the cards show. Empty: those in `insights`, else the newest.',
  })
  insightsSource?: InsightsSource | null;

  @TagToFollow()
  @Text({ max: 60, label: 'Tag', part: 'insights', when: ofSource('tag'), asIs: false, ...half })
  insightsTag?: string | null;
  @Whole({
    range: [1, 12],
    label: 'How many',
    part: 'insights',
    help: 'From 1 to 12.',
    when: ofSource('newest', 'tag'),
    fallback: '6',
    ...half,
  })
  insightsCount?: number | null;

  @Rows(() => InsightCard, {
    max: 24,
    label: 'Hand-picked posts',
    part: 'insights',
    item: 'post',
    when: ofSource('picked', ''),
    note: 'PickPosts',
  })
  insights?: InsightCard[] | null;

  @Group(() => FinalCta, { label: 'Final call to action', part: 'finalCta' }) finalCta?: FinalCta | null;
  @Choices(homeSections, { enumName: 'HomeSection', label: 'Hidden sections', view: 'NoView' })
  hiddenSections?: HomeSection[] | null;

  @Seo() seo?: PageSeo | null;
  @HeadHtml() headHtml?: string | null;
  @BodyHtml() bodyHtml?: string | null;
}

/** What visitors get. */
export class PublishedHome extends HomeContent {
  @RevisionMark({ required: false }) revision?: string;
}
