import { settingDefaults } from '@20x/shared/site-defaults';
import { ImageUrl, Text } from '../core/fields/fields.ts';

/** How the site calls itself and looks in browser tabs. */
export class BrandContent {
  @Text({
    max: 60,
    label: 'Site name',
    help: 'Shown in browser titles and feeds.',
    fallback: settingDefaults.siteName,
    part: 'site',
  })
  siteName?: string | null;

  @ImageUrl({
    label: 'Logo',
    help: 'In header, footer and login.',
    fallback: settingDefaults.siteLogoUrl,
    part: 'site',
  })
  logo?: string | null;

  @ImageUrl({
    label: 'Logo on dark',
    help: 'For the dark theme. Leave empty to show the same logo.',
    part: 'site',
  })
  logoDark?: string | null;

  @ImageUrl({
    label: 'Browser icon (favicon)',
    help: 'Phones show it, too. Leave empty to show the logo there. Square, SVG or PNG of 512 × 512 pixels.',
    fallback: settingDefaults.faviconUrl,
    part: 'site',
  })
  favicon?: string | null;

  @ImageUrl({
    label: 'Social image',
    help: 'Shown where someone shares the home page. Other pages show their own image, or one drawn with their title. 1200 × 630 pixels.',
    fallback: settingDefaults.socialImageUrl,
    part: 'site',
  })
  socialImage?: string | null;

  @Text({
    max: 60,
    label: 'Admin name',
    help: 'Starts the browser titles of this admin area.',
    fallback: settingDefaults.adminName,
    part: 'admin',
  })
  adminName?: string | null;
}
