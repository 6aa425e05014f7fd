// Written by `npm run gen:api` from the content definitions of the back end. Do not edit.
import type { DeclarationsOf } from '../../editor/model/declarations-of';
import {
  AnchorField,
  ColorNote,
  HeroImages,
  NoView,
  PickPosts,
  badgeIcons,
  introIcons,
  outcomeIcons,
} from '../../features/home/field-views';
import { pageSeo } from './page-seo.generated';
import type * as kit from '@20x/kit';

const faqItem = {
  question: { label: 'Question', role: 'title', limit: 150 },
  answer: { kind: 'richText', label: 'Answer', tools: 'few' },
} as const satisfies DeclarationsOf<kit.FaqItem>;

const finalCta = {
  title: { label: 'Title', limit: 90 },
  subtitle: { kind: 'paragraph', label: 'Subtitle', limit: 220 },
  buttonLabel: { label: 'Button label', width: 'half', limit: 30 },
  buttonHref: { kind: 'link', label: 'Button link', width: 'half', names: 'buttonLabel' },
  buttonNewTab: { kind: 'flag', label: 'Button opens in a new tab', rare: true, names: 'buttonLabel' },
  demoScreenshot: { kind: 'image', label: 'Screenshot', alt: 'demoScreenshotAlt' },
  demoScreenshotAlt: {
    label: 'Screenshot alternative text',
    help: 'What it shows, for people who cannot see it.',
    limit: 300,
  },
} as const satisfies DeclarationsOf<kit.FinalCta>;

const highlightCard = {
  time: { label: 'Time', help: 'Such as 05:12.', width: 'half', asIs: false, limit: 20 },
  anchor: { kind: 'custom', label: 'Jump to section', width: 'half', asIs: false, limit: 60, View: AnchorField },
  title: { label: 'Title', role: 'title', limit: 90 },
  description: { kind: 'paragraph', label: 'Text', limit: 320 },
  image: { kind: 'image', label: 'Image' },
} as const satisfies DeclarationsOf<kit.HighlightCard>;

const introCard = {
  iconName: { kind: 'icon', label: 'Icon', icons: introIcons },
  title: { label: 'Title', role: 'title', limit: 60 },
  description: { kind: 'paragraph', label: 'Text', limit: 160 },
} as const satisfies DeclarationsOf<kit.IntroCard>;

const outcomeItem = {
  iconName: { kind: 'icon', label: 'Icon', icons: outcomeIcons },
  title: { label: 'Title', role: 'title', limit: 90 },
  description: { kind: 'paragraph', label: 'Text', limit: 320 },
  image: { kind: 'image', label: 'Image' },
} as const satisfies DeclarationsOf<kit.OutcomeItem>;

const trustStat = {
  value: { label: 'Value', width: 'half', limit: 10 },
  label: { label: 'Label', width: 'half', role: 'title', limit: 40 },
  source: { label: 'Source', width: 'half', limit: 200 },
  asOf: { label: 'As of', width: 'half', rare: true, asIs: false, limit: 40 },
} as const satisfies DeclarationsOf<kit.TrustStat>;

const trustCompany = {
  name: { label: 'Name', width: 'half', role: 'title', limit: 60 },
  bg: { label: 'Background', width: 'half', rare: true, asIs: false, limit: 40, Note: ColorNote },
} as const satisfies DeclarationsOf<kit.TrustCompany>;

const testimonial = {
  name: { label: 'Name', width: 'half', role: 'title', limit: 80 },
  role: { label: 'Role', width: 'half', limit: 120 },
  quote: { kind: 'paragraph', label: 'Quote', limit: 400 },
  avatarUrl: { kind: 'image', label: 'Portrait', help: 'Leave empty to show the initials.' },
  consentOnFile: {
    kind: 'flag',
    label: 'The person’s consent is on file',
    help: 'Ask for it in writing before you publish the quote. Never shown.',
  },
} as const satisfies DeclarationsOf<kit.Testimonial>;

const trustBadge = {
  icon: { kind: 'icon', label: 'Icon', icons: badgeIcons },
  title: { label: 'Title', role: 'title', limit: 60 },
  description: { kind: 'paragraph', label: 'Text', limit: 160 },
  href: { kind: 'link', label: 'Link', help: 'Optional. Where it is explained.', names: 'title' },
  evidence: {
    label: 'Evidence',
    help: 'The proof, such as a report and where to find it. Never shown.',
    rare: true,
    limit: 300,
  },
} as const satisfies DeclarationsOf<kit.TrustBadge>;

const insightCard = {
  slug: { kind: 'pick', label: 'Post', item: 'a post', target: 'post' },
  date: { label: 'Date', width: 'half', asIs: false, limit: 40 },
  title: { label: 'Title', role: 'title', limit: 150 },
  excerpt: { kind: 'paragraph', label: 'Excerpt', limit: 320 },
  tags: { kind: 'texts', label: 'Tags', asIs: false, item: 'tag', limit: 10 },
  ogImage: { kind: 'image', label: 'Image' },
  featuredImage: { kind: 'image', label: 'Fallback image' },
} as const satisfies DeclarationsOf<kit.InsightCard>;

export const homeContent = {
  heroKicker: { label: 'Eyebrow', help: 'A small line above the title.', part: 'hero.title', limit: 60 },
  heroTitleBefore: { label: 'Title, first line', width: 'third', part: 'hero.title', limit: 40 },
  heroTitleHighlight: { label: 'Title, highlighted line', width: 'third', part: 'hero.title', limit: 40 },
  heroTitleAfter: { label: 'Title, last line', width: 'third', part: 'hero.title', limit: 40 },
  heroTitle: { label: 'Single-line title', part: 'hero.title', limit: 90 },
  heroSubtitle: { kind: 'paragraph', label: 'Subtitle', role: 'introduction', part: 'hero.text', limit: 220 },
  heroCtaLabel: { label: 'Main button label', width: 'half', part: 'hero.text', limit: 30 },
  heroCtaHref: { kind: 'link', label: 'Main button link', width: 'half', part: 'hero.text', names: 'heroCtaLabel' },
  heroCtaNewTab: {
    kind: 'flag',
    label: 'Main button opens in a new tab',
    part: 'hero.text',
    rare: true,
    names: 'heroCtaLabel',
  },
  heroSecondaryCtaLabel: { label: 'Second button label', width: 'half', part: 'hero.text', limit: 30 },
  heroSecondaryCtaHref: {
    kind: 'link',
    label: 'Second button link',
    width: 'half',
    part: 'hero.text',
    names: 'heroSecondaryCtaLabel',
  },
  heroSecondaryCtaNewTab: {
    kind: 'flag',
    label: 'Second button opens in a new tab',
    part: 'hero.text',
    rare: true,
    names: 'heroSecondaryCtaLabel',
  },
  heroTrustText: { label: 'Line under the buttons', part: 'hero.text', limit: 120 },
  heroImages: { kind: 'custom', label: 'Images', part: 'hero.images', alt: 'heroAlt', limit: 8, View: HeroImages },
  heroAlt: {
    kind: 'custom',
    label: 'Alternative texts of the images',
    part: 'hero.images',
    asIs: false,
    limit: 8,
    View: NoView,
  },
  introTitle: { label: 'Title', part: 'intro', limit: 90 },
  introSubtitle: { kind: 'paragraph', label: 'Subtitle', part: 'intro', limit: 320 },
  introCards: {
    kind: 'rows',
    label: 'Cards',
    title: 'title',
    part: 'intro',
    item: 'card',
    limit: 6,
    fields: introCard,
  },
  introCtaTitle: {
    label: 'Call-to-action title',
    help: 'Fill in all four fields, or leave all four empty to hide the call to action.',
    part: 'intro.call',
    limit: 90,
  },
  introCtaSubtitle: { kind: 'paragraph', label: 'Call-to-action subtitle', part: 'intro.call', limit: 220 },
  introCtaLabel: { label: 'Button label', width: 'half', part: 'intro.call', limit: 30 },
  introCtaHref: { kind: 'link', label: 'Button link', width: 'half', part: 'intro.call', names: 'introCtaLabel' },
  introCtaNewTab: {
    kind: 'flag',
    label: 'Button opens in a new tab',
    part: 'intro.call',
    rare: true,
    names: 'introCtaLabel',
  },
  featuresTitle: { label: 'Title', part: 'features', limit: 90 },
  featuresSubtitle: { kind: 'paragraph', label: 'Subtitle', part: 'features', limit: 220 },
  features: {
    kind: 'rows',
    label: 'Highlights',
    title: 'title',
    part: 'features',
    item: 'highlight',
    limit: 12,
    fields: highlightCard,
  },
  outcomesTitle: { label: 'Title', part: 'outcomes', limit: 90 },
  outcomesSubtitle: { kind: 'paragraph', label: 'Subtitle', part: 'outcomes', limit: 320 },
  outcomesImage: { kind: 'image', label: 'Image', part: 'outcomes' },
  outcomes: {
    kind: 'rows',
    label: 'Outcomes',
    title: 'title',
    part: 'outcomes',
    item: 'outcome',
    limit: 12,
    fields: outcomeItem,
  },
  trustTitle: { label: 'Title', part: 'trust', limit: 90 },
  trustSubtitle: { kind: 'paragraph', label: 'Subtitle', part: 'trust', limit: 320 },
  trustStats: {
    kind: 'rows',
    label: 'Stats',
    help: 'Each needs a source: where it comes from and when it was true.',
    title: 'label',
    part: 'trust.trustStats',
    item: 'stat',
    limit: 8,
    fields: trustStat,
  },
  trustCompaniesSubtitle: { label: 'Line above the companies', part: 'trust.customers', limit: 220 },
  trustCompanies: {
    kind: 'rows',
    label: 'Companies',
    title: 'name',
    part: 'trust.customers',
    item: 'company',
    limit: 24,
    fields: trustCompany,
  },
  trustTestimonials: {
    kind: 'rows',
    label: 'Testimonials',
    help: 'Only with the person’s consent on file.',
    title: 'name',
    part: 'trust.customers',
    item: 'testimonial',
    limit: 12,
    fields: testimonial,
  },
  trustBadgesTitle: { label: 'Security and compliance title', part: 'trust.trustBadges', limit: 90 },
  trustBadges: {
    kind: 'rows',
    label: 'Security and compliance',
    title: 'title',
    part: 'trust.trustBadges',
    item: 'badge',
    limit: 8,
    fields: trustBadge,
  },
  faqTitle: { label: 'Title', part: 'faq', limit: 90 },
  faqs: {
    kind: 'rows',
    label: 'Questions',
    title: 'question',
    part: 'faq',
    item: 'question',
    limit: 30,
    fields: faqItem,
  },
  insightsTitle: { label: 'Title', part: 'insights', limit: 90 },
  insightsSource: {
    kind: 'choice',
    label: 'Which posts',
    choices: { newest: 'Newest posts', tag: 'Newest posts with a tag', picked: 'Hand-picked posts' },
    none: 'Hand-picked posts, or the newest six if there are none',
    part: 'insights',
  },
  insightsTag: {
    label: 'Tag',
    width: 'half',
    part: 'insights',
    when: { field: 'insightsSource', is: ['tag'] },
    asIs: false,
    limit: 60,
  },
  insightsCount: {
    kind: 'number',
    label: 'How many',
    help: 'From 1 to 12.',
    width: 'half',
    fallback: '6',
    part: 'insights',
    when: { field: 'insightsSource', is: ['newest', 'tag'] },
    min: 1,
    max: 12,
  },
  insights: {
    kind: 'rows',
    label: 'Hand-picked posts',
    title: 'title',
    part: 'insights',
    when: { field: 'insightsSource', is: ['picked', ''] },
    item: 'post',
    limit: 24,
    Note: PickPosts,
    fields: insightCard,
  },
  finalCta: { kind: 'group', label: 'Final call to action', part: 'finalCta', fields: finalCta },
  hiddenSections: { kind: 'custom', label: 'Hidden sections', View: NoView },
  seo: { kind: 'group', label: 'SEO', asIs: false, fields: pageSeo },
  headHtml: { kind: 'ownerHtml', label: 'HTML for the end of the head' },
  bodyHtml: { kind: 'ownerHtml', label: 'HTML for the end of the body' },
} as const satisfies DeclarationsOf<kit.HomeContent>;
