import { defaultLogo } from './default-logo.ts';
import { defaultCallLink, defaultCallText, defaultFeaturesTitle } from './menu.ts';
import { seoDefaults } from './seo-defaults.ts';
import { defaultSiteName, defaultTitleTemplate } from './title-template.ts';

// A constant of its own for each part of the page, so that the page carries no others.
export const defaultFooterDescription = 'The #1 nurse scheduling software for healthcare staffing agencies.';
export const defaultFooterCopyright = '© 2025 20X. All rights reserved.';

export const loginTitle = 'Login - 20X Admin';

/** What visitors and editors get for a setting that is empty. */
export const settingDefaults = {
  siteName: defaultSiteName,
  titleTemplate: defaultTitleTemplate,
  adminName: '20X Admin',
  siteLogoUrl: defaultLogo,
  faviconUrl: '/favicon.ico',
  socialImageUrl: seoDefaults.ogImage,
  navbarDropdownTitle: defaultFeaturesTitle,
  navbarCtaText: defaultCallText,
  navbarCtaLink: defaultCallLink,
  footerDescription: defaultFooterDescription,
  footerCopyright: defaultFooterCopyright,
} as const;
