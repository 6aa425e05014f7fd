import { defaultTitleTemplate } from '@20x/kit/meta/title-template';
import type { SettingsValues } from '../../api/generated';
import type { FieldDeclaration } from '../../editor/field-declarations';

type GroupFields = { readonly [Name in keyof SettingsValues]?: FieldDeclaration };

export const brandFields = {
  siteName: { label: 'Site name', fallback: '20X', help: 'Shown in browser titles.', limit: 60 },
  adminName: {
    label: 'Admin name',
    fallback: '20X Admin',
    help: 'Stands first in the browser titles of this admin area.',
    limit: 60,
  },
  siteLogoUrl: {
    kind: 'address',
    label: 'Logo',
    fallback: '/images/logos/20x-logo.svg',
    help: 'A path on this site or an https address.',
  },
  faviconUrl: {
    kind: 'address',
    label: 'Browser icon (favicon)',
    fallback: '/favicon.ico',
    help: 'A path on this site or an https address.',
  },
} as const satisfies GroupFields;

export const searchFields = {
  titleTemplate: {
    label: 'Title template',
    fallback: defaultTitleTemplate,
    help: 'For pages without an SEO title of their own. {title} is the page’s title, {siteName} the site’s name.',
    limit: 120,
  },
} as const satisfies GroupFields;

export const navigationFields = {
  navbarDropdownTitle: { label: 'Title of the features menu', fallback: 'Sectors', limit: 40 },
  navbarCtaText: { label: 'Call to action: text', fallback: 'Get Started Free', limit: 40 },
  navbarCtaLink: {
    kind: 'address',
    label: 'Call to action: link',
    fallback: '/contact',
    help: 'A path such as /contact, or a full address.',
  },
  navbarMenuItems: { kind: 'paragraph', label: 'Menu items' },
} as const satisfies GroupFields;

export const footerFields = {
  footerDescription: {
    kind: 'paragraph',
    label: 'Description',
    fallback: 'The #1 nurse scheduling software for healthcare staffing agencies.',
    limit: 320,
  },
  footerCopyright: { label: 'Copyright line', fallback: '© 2025 20X. All rights reserved.', limit: 160 },
} as const satisfies GroupFields;

export const legalFields = {
  legalName: {
    label: 'Legal name',
    help: 'The company behind the site. Legal texts name it with {legal_name}.',
    limit: 120,
  },
  privacyEmail: {
    kind: 'address',
    label: 'Privacy email',
    help: 'An address such as privacy@example.com, where people write about their data. Legal texts name it with {privacy_email}.',
  },
} as const satisfies GroupFields;
