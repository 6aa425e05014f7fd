import type { HomeContent } from '@20x/kit';
import type { FieldDeclaration } from '../../editor/field-declarations';
import { seoField } from '../../editor/seo/seo-fields';

/** The fields of the home page that this editor shows so far, in the order of the page. */
export const homeFields = {
  heroTitleBefore: { label: 'Title, first line', limit: 40 },
  heroTitleHighlight: { label: 'Title, highlighted line', limit: 40 },
  heroTitleAfter: { label: 'Title, last line', limit: 40 },
  heroTitle: { label: 'Title in one piece', limit: 90 },
  heroSubtitle: { kind: 'paragraph', label: 'Subtitle', limit: 220 },
  heroCtaLabel: { label: 'Main button: label', fallback: 'Book a Demo', limit: 30 },
  heroCtaHref: {
    kind: 'address',
    label: 'Main button: link',
    fallback: '/contact',
    help: 'A path such as /contact, or a full address.',
  },
  heroSecondaryCtaLabel: { label: 'Second button: label', fallback: 'Learn More', limit: 30 },
  heroSecondaryCtaHref: {
    kind: 'address',
    label: 'Second button: link',
    fallback: '/features/nurse-scheduling-software',
    help: 'A path such as /features, or a full address.',
  },
  heroTrustText: { label: 'Line under the buttons', help: 'Left out while empty.', limit: 120 },
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
  seo: seoField,
} as const satisfies { readonly [Name in keyof HomeContent]?: FieldDeclaration };
