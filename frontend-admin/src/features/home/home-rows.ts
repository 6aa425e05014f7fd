import type {
  FinalCta,
  HighlightCard,
  InsightCard,
  IntroCard,
  OutcomeItem,
  Testimonial,
  TrustBadge,
  TrustCompany,
  TrustStat,
} from '@20x/kit';
import { consentOnFile } from '../../editor/consent-field';
import { posts } from '../../editor/fields/picks/pick-targets';
import { fieldsOf } from '../../editor/fields-of';
import { AnchorField } from './AnchorField';
import { ColorNote } from './ColorNote';
import { badgeIcons, introIcons, outcomeIcons } from './home-icons';

const half = { width: 'half' } as const;

/** The fields of the entries of the home page's lists. */
export const introCard = fieldsOf<IntroCard>('IntroCard', {
  iconName: { kind: 'icon', label: 'Icon', icons: introIcons },
  title: { label: 'Title' },
  description: { kind: 'paragraph', label: 'Text' },
});

export const highlight = fieldsOf<HighlightCard>('HighlightCard', {
  time: { label: 'Time', help: 'Such as 05:12.', ...half },
  anchor: { kind: 'custom', label: 'Place on the feature page', View: AnchorField, ...half },
  title: { label: 'Title' },
  description: { kind: 'paragraph', label: 'Text' },
  image: { kind: 'image', label: 'Image' },
});

export const outcome = fieldsOf<OutcomeItem>('OutcomeItem', {
  iconName: { kind: 'icon', label: 'Icon', icons: outcomeIcons },
  title: { label: 'Title' },
  description: { kind: 'paragraph', label: 'Text' },
  image: { kind: 'image', label: 'Image' },
});

export const trustStat = fieldsOf<TrustStat>('TrustStat', {
  value: { label: 'Value', ...half },
  label: { label: 'Label', ...half },
  source: { label: 'Source', ...half },
  asOf: { label: 'As of', ...half },
});

export const trustCompany = fieldsOf<TrustCompany>('TrustCompany', {
  name: { label: 'Name', ...half },
  bg: { label: 'Background', Note: ColorNote, ...half },
});

export const testimonial = fieldsOf<Testimonial>('Testimonial', {
  name: { label: 'Name', ...half },
  role: { label: 'Role', ...half },
  quote: { kind: 'paragraph', label: 'Quote' },
  avatarUrl: { kind: 'image', label: 'Portrait', help: 'Without one visitors see the initials.' },
  consentOnFile,
});

export const trustBadge = fieldsOf<TrustBadge>('TrustBadge', {
  icon: { kind: 'icon', label: 'Icon', icons: badgeIcons },
  title: { label: 'Title' },
  description: { kind: 'paragraph', label: 'Text' },
  evidence: {
    label: 'Evidence',
    help: 'What proves it, such as a report and where it is. Never shown.',
  },
});

export const insight = fieldsOf<InsightCard>('InsightCard', {
  slug: { kind: 'pick', label: 'Post', item: 'a post', targets: posts },
  date: { label: 'Date', ...half },
  title: { label: 'Title' },
  excerpt: { kind: 'paragraph', label: 'Excerpt' },
  tags: { kind: 'texts', label: 'Tags', item: 'tag' },
  ogImage: { kind: 'image', label: 'Image' },
  featuredImage: { kind: 'image', label: 'Second choice of image' },
});

export const finalCall = fieldsOf<FinalCta>('FinalCta', {
  title: { label: 'Last call: title' },
  subtitle: { kind: 'paragraph', label: 'Last call: subtitle' },
  buttonLabel: { label: 'Button: label', ...half },
  buttonHref: { kind: 'link', label: 'Button: link', ...half },
  buttonNewTab: { kind: 'flag', label: 'Button: open in a new tab' },
  demoScreenshot: { kind: 'image', label: 'Screenshot' },
  demoScreenshotAlt: { label: 'Screenshot: alternative text', help: 'What it shows, for those who cannot see it.' },
});
