// Written by `npm run gen:api` from the content definitions of the back end. Do not edit.
import type { DeclarationsOf } from '../../editor/model/declarations-of';
import type * as admin from '../generated';

const footerBadgeRow = {
  imageUrl: { kind: 'image', label: 'Image', alt: 'label' },
  label: {
    label: 'Label',
    help: 'What the badge says, for people who can’t see it.',
    width: 'half',
    role: 'title',
    limit: 120,
  },
  href: { kind: 'link', label: 'Link', help: 'Optional.', width: 'half' },
} as const satisfies DeclarationsOf<admin.FooterBadgeRow>;

const footerSectionLink = {
  title: { label: 'Label', width: 'half', role: 'title', limit: 60 },
  url: { kind: 'link', label: 'Link', width: 'half' },
} as const satisfies DeclarationsOf<admin.FooterSectionLink>;

const footerSectionRow = {
  title: { label: 'Title', role: 'title', limit: 60 },
  links: { kind: 'rows', label: 'Links', title: 'title', item: 'link', limit: 20, fields: footerSectionLink },
} as const satisfies DeclarationsOf<admin.FooterSectionRow>;

const footerSocialLink = {
  platform: {
    kind: 'choice',
    label: 'Platform',
    width: 'half',
    choices: {
      twitter: 'X (Twitter)',
      github: 'GitHub',
      linkedin: 'LinkedIn',
      facebook: 'Facebook',
      instagram: 'Instagram',
      youtube: 'YouTube',
      wordpress: 'WordPress',
      shopify: 'Shopify',
      squarespace: 'Squarespace',
    },
    none: 'Choose a platform',
    role: 'title',
    asIs: false,
  },
  url: { kind: 'link', label: 'Link', width: 'half' },
} as const satisfies DeclarationsOf<admin.FooterSocialLink>;

const footerLegalLink = {
  title: { label: 'Label', width: 'half', role: 'title', limit: 60 },
  url: { kind: 'link', label: 'Link', width: 'half' },
} as const satisfies DeclarationsOf<admin.FooterLegalLink>;

export const footerContent = {
  description: {
    kind: 'paragraph',
    label: 'Description',
    fallback: 'The #1 nurse scheduling software for healthcare staffing agencies.',
    part: 'about',
    limit: 320,
  },
  copyright: { label: 'Copyright line', fallback: '© 2025 20X. All rights reserved.', part: 'about', limit: 160 },
  sections: {
    kind: 'rows',
    label: 'Sections',
    title: 'title',
    part: 'sections',
    shows: 3,
    item: 'section',
    limit: 12,
    fields: footerSectionRow,
  },
  socialLinks: {
    kind: 'rows',
    label: 'Social links',
    title: 'platform',
    part: 'social',
    item: 'social link',
    limit: 12,
    fields: footerSocialLink,
  },
  legalLinks: {
    kind: 'rows',
    label: 'Legal links',
    title: 'title',
    part: 'legal',
    item: 'legal link',
    limit: 12,
    fields: footerLegalLink,
  },
  badges: {
    kind: 'rows',
    label: 'Badges',
    title: 'label',
    part: 'badges',
    item: 'badge',
    limit: 12,
    fields: footerBadgeRow,
  },
} as const satisfies DeclarationsOf<admin.FooterContent>;
