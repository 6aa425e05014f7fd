import type { HomeContent } from '@20x/kit';
import type { FieldDeclaration, GroupDeclaration, RowsDeclaration } from '../../editor/field-declarations';
import { seoField } from '../../editor/seo/seo-fields';
import { badgeIcons, introIcons, outcomeIcons } from './home-icons';

const half = { width: 'half' } as const;

const features: RowsDeclaration = {
  kind: 'rows',
  label: 'Highlights',
  item: 'highlight',
  limit: 12,
  title: 'title',
  fields: {
    time: { label: 'Time', help: 'Such as 05:12.', limit: 20, ...half },
    anchor: {
      label: 'Anchor',
      help: 'Of the section on the feature page, without #.',
      limit: 60,
      ...half,
    },
    title: { label: 'Title', limit: 90 },
    description: { kind: 'paragraph', label: 'Text', limit: 320 },
    image: { kind: 'image', label: 'Image' },
  },
};

const trustStats: RowsDeclaration = {
  kind: 'rows',
  label: 'Figures',
  item: 'figure',
  help: 'A figure needs a source: say where it comes from and when it was true.',
  limit: 8,
  title: 'label',
  fields: {
    value: { label: 'Value', limit: 10, ...half },
    label: { label: 'Label', limit: 40, ...half },
    source: { label: 'Source', limit: 200, ...half },
    asOf: { label: 'As of', limit: 40, ...half },
  },
};

const trustTestimonials: RowsDeclaration = {
  kind: 'rows',
  label: 'Testimonials',
  item: 'testimonial',
  help: 'Only with the person’s consent on file.',
  limit: 12,
  title: 'name',
  fields: {
    name: { label: 'Name', limit: 80, ...half },
    role: { label: 'Role', limit: 120, ...half },
    quote: { kind: 'paragraph', label: 'Quote', limit: 400 },
    avatarUrl: { kind: 'image', label: 'Portrait', help: 'Without one the initials are shown.' },
  },
};

const insights: RowsDeclaration = {
  kind: 'rows',
  label: 'Hand-picked posts',
  item: 'post',
  help: 'While this is empty, visitors see the newest six posts.',
  limit: 24,
  title: 'title',
  canHide: true,
  fields: {
    slug: { label: 'Address', help: 'The last part of /blog/…', limit: 75, ...half },
    date: { label: 'Date', limit: 40, ...half },
    title: { label: 'Title', limit: 150 },
    excerpt: { kind: 'paragraph', label: 'Excerpt', limit: 320 },
    tags: { kind: 'texts', label: 'Tags', item: 'tag', limit: 10 },
    ogImage: { kind: 'image', label: 'Image' },
    featuredImage: { kind: 'image', label: 'Second choice of image' },
  },
};

const finalCta: GroupDeclaration = {
  kind: 'group',
  label: 'Final call to action',
  fields: {
    title: { label: 'Last call: title', limit: 90 },
    subtitle: { kind: 'paragraph', label: 'Last call: subtitle', limit: 220 },
    buttonLabel: { label: 'Button: label', fallback: 'Book a Live Demo', limit: 30, ...half },
    buttonHref: { kind: 'link', label: 'Button: link', fallback: '/contact', ...half },
    demoScreenshot: { kind: 'image', label: 'Screenshot' },
  },
};

/** The fields of the home page, in the order of the page. */
export const homeFields = {
  heroKicker: { label: 'Line above the title', limit: 60 },
  heroTitleBefore: { label: 'Title, first line', limit: 40 },
  heroTitleHighlight: { label: 'Title, highlighted line', limit: 40 },
  heroTitleAfter: { label: 'Title, last line', limit: 40 },
  heroTitle: { label: 'Title in one piece', limit: 90 },
  heroSubtitle: { kind: 'paragraph', label: 'Subtitle', limit: 220 },
  heroCtaLabel: { label: 'Main button: label', fallback: 'Book a Demo', limit: 30 },
  heroCtaHref: { kind: 'link', label: 'Main button: link', fallback: '/contact' },
  heroSecondaryCtaLabel: { label: 'Second button: label', fallback: 'Learn More', limit: 30 },
  heroSecondaryCtaHref: {
    kind: 'link',
    label: 'Second button: link',
    fallback: '/features/nurse-scheduling-software',
  },
  heroTrustText: { label: 'Line under the buttons', help: 'Left out while empty.', limit: 120 },
  heroImages: {
    kind: 'texts',
    label: 'Images',
    item: 'image',
    help: 'Addresses, shown one after the other.',
    limit: 8,
  },
  heroAlt: {
    kind: 'texts',
    label: 'Alternative texts',
    item: 'alternative text',
    help: 'What each image shows, in the order of the images.',
    limit: 8,
  },
  introTitle: { label: 'Introduction: title', limit: 90 },
  introSubtitle: { kind: 'paragraph', label: 'Introduction: subtitle', limit: 320 },
  introCards: {
    kind: 'rows',
    label: 'Cards',
    item: 'card',
    limit: 6,
    title: 'title',
    fields: {
      iconName: { kind: 'icon', label: 'Icon', icons: introIcons },
      title: { label: 'Title', limit: 60 },
      description: { kind: 'paragraph', label: 'Text', limit: 160 },
    },
  },
  introCtaTitle: { label: 'Call to action: title', help: 'The call is shown when all four are filled.', limit: 90 },
  introCtaSubtitle: { kind: 'paragraph', label: 'Call to action: subtitle', limit: 220 },
  introCtaLabel: { label: 'Call to action: button', limit: 30 },
  introCtaHref: { kind: 'link', label: 'Call to action: link' },
  featuresTitle: { label: 'Highlights: title', limit: 90 },
  featuresSubtitle: { kind: 'paragraph', label: 'Highlights: subtitle', limit: 220 },
  features,
  outcomesTitle: { label: 'Outcomes: title', fallback: 'Outcomes that Matter', limit: 90 },
  outcomesSubtitle: { kind: 'paragraph', label: 'Outcomes: subtitle', limit: 320 },
  outcomesImage: { kind: 'image', label: 'Outcomes: image' },
  outcomes: {
    kind: 'rows',
    label: 'Outcomes',
    item: 'outcome',
    limit: 12,
    title: 'title',
    fields: {
      iconName: { kind: 'icon', label: 'Icon', icons: outcomeIcons },
      title: { label: 'Title', limit: 90 },
      description: { kind: 'paragraph', label: 'Text', limit: 320 },
      image: { kind: 'image', label: 'Image' },
    },
  },
  trustTitle: { label: 'Trust: title', limit: 90 },
  trustSubtitle: { kind: 'paragraph', label: 'Trust: subtitle', limit: 320 },
  trustStats,
  trustCompaniesSubtitle: { label: 'Companies: line above', limit: 220 },
  trustCompanies: {
    kind: 'rows',
    label: 'Companies',
    item: 'company',
    limit: 24,
    title: 'name',
    fields: {
      name: { label: 'Name', limit: 60, ...half },
      bg: { label: 'Background', help: 'A colour such as #e3ecfa.', limit: 40, ...half },
    },
  },
  trustTestimonials,
  trustBadgesTitle: {
    label: 'Security and compliance: title',
    fallback: 'Security & Compliance You Can Trust',
    limit: 90,
  },
  trustBadges: {
    kind: 'rows',
    label: 'Security and compliance',
    item: 'badge',
    limit: 8,
    title: 'title',
    fields: {
      icon: { kind: 'icon', label: 'Icon', icons: badgeIcons },
      title: { label: 'Title', limit: 60 },
      description: { kind: 'paragraph', label: 'Text', limit: 160 },
    },
  },
  faqTitle: { label: 'Questions: title', fallback: 'Frequently Asked Questions', limit: 90 },
  faqs: {
    kind: 'rows',
    label: 'Questions and answers',
    item: 'question',
    limit: 30,
    title: 'question',
    fields: {
      question: { label: 'Question', limit: 150 },
      answer: { kind: 'paragraph', label: 'Answer', limit: 2000 },
    },
  },
  insightsTitle: { label: 'Insights: title', fallback: 'Latest Insights', limit: 90 },
  insights,
  finalCta,
  seo: seoField,
  headHtml: { kind: 'code', label: 'HTML for the end of the head' },
  bodyHtml: { kind: 'code', label: 'HTML for the end of the body' },
} as const satisfies { readonly [Name in keyof Required<HomeContent>]: FieldDeclaration };
