// Written by `npm run gen:api` from the content definitions of the back end. Do not edit.
import type { DeclarationsOf } from '../../editor/model/declarations-of';
import type * as admin from '../generated';

export const brandContent = {
  siteName: {
    label: 'Site name',
    help: 'Shown in browser titles and feeds.',
    fallback: '20X',
    part: 'site',
    limit: 60,
  },
  logo: {
    kind: 'image',
    label: 'Logo',
    help: 'In header, footer and login.',
    fallback: '/images/logos/20x-logo.svg',
    part: 'site',
  },
  logoDark: {
    kind: 'image',
    label: 'Logo on dark',
    help: 'For the dark theme. Leave empty to show the same logo.',
    part: 'site',
  },
  favicon: {
    kind: 'image',
    label: 'Browser icon (favicon)',
    help: 'Phones show it, too. Leave empty to show the logo there. Square, SVG or PNG of 512 × 512 pixels.',
    fallback: '/favicon.ico',
    part: 'site',
  },
  socialImage: {
    kind: 'image',
    label: 'Social image',
    help: 'Shown where someone shares the home page. Other pages show their own image, or one drawn with their title. 1200 × 630 pixels.',
    fallback: '/og-image.jpg',
    part: 'site',
  },
  adminName: {
    label: 'Admin name',
    help: 'Starts the browser titles of this admin area.',
    fallback: '20X Admin',
    part: 'admin',
    limit: 60,
  },
} as const satisfies DeclarationsOf<admin.BrandContent>;
