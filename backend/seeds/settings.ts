import { defaultMenu } from '../src/settings/navbar-menu.ts';
import { SettingsService } from '../src/settings/settings.service.ts';
import type { SettingsValues } from '../src/settings/settings.dto.ts';
import type { SeedStep } from './seed-step.ts';

export const shippedSettings: SettingsValues = {
  siteName: '20X',
  adminName: '20X Admin',
  siteLogoUrl: '/images/logos/20x-logo.svg',
  navbarMenuItems: JSON.stringify(defaultMenu),
  navbarDropdownTitle: 'Sectors',
  navbarCtaText: 'Get Started Free',
  navbarCtaLink: '/contact',
  footerDescription: 'The #1 nurse scheduling software for healthcare staffing agencies.',
  footerCopyright: '© 2025 20X. All rights reserved.',
};

export const settingsStep: SeedStep = {
  name: 'settings',
  async run(tx, app) {
    const settings = app.get(SettingsService, { strict: false });
    const { version, values } = await settings.getDocument();
    await settings.saveWithin(tx, version, { ...shippedSettings, ...values });
  },
};
