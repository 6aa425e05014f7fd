// Written by `npm run gen:api` from the content definitions of the back end. Do not edit.
import type { DeclarationsOf } from '../../editor/model/declarations-of';
import type * as admin from '../generated';

export const settingsValues = {
  siteName: { label: 'Site name', help: 'Shown in browser titles.', fallback: '20X', part: 'brand', limit: 60 },
  titleTemplate: {
    label: 'Title template',
    help: 'For pages without their own SEO title. {title} is the page’s title, {siteName} the site’s name.',
    fallback: '{title} | {siteName}',
    part: 'search',
    limit: 120,
  },
  adminName: {
    label: 'Admin name',
    help: 'Starts the browser titles of this admin area.',
    fallback: '20X Admin',
    part: 'brand',
    limit: 60,
  },
  siteLogoUrl: {
    kind: 'address',
    label: 'Logo',
    help: 'A path on this site or an https address.',
    fallback: '/images/logos/20x-logo.svg',
    part: 'brand',
  },
  faviconUrl: {
    kind: 'address',
    label: 'Browser icon (favicon)',
    help: 'A path on this site or an https address.',
    fallback: '/favicon.ico',
    part: 'brand',
  },
  legalName: {
    label: 'Legal name',
    help: 'The company behind the site. Legal pages show it for {legal_name}.',
    part: 'legal',
    limit: 120,
  },
  privacyEmail: {
    kind: 'address',
    label: 'Privacy email',
    help: 'Where people can ask about their data, such as privacy@example.com. Legal pages show it for {privacy_email}.',
    part: 'legal',
  },
} as const satisfies DeclarationsOf<admin.SettingsValues>;
