import { settingDefaults } from '@20x/shared/site-defaults';
import { SettingsService } from '../settings/settings.service.ts';
import type { SettingsValues } from '../settings/settings.dto.ts';
import type { SeedStep } from './seed-step.ts';

export const starterSettings: SettingsValues = {
  siteName: settingDefaults.siteName,
  adminName: settingDefaults.adminName,
  siteLogoUrl: settingDefaults.siteLogoUrl,
};

export const settingsStep: SeedStep = {
  name: 'settings',
  async run(tx, app) {
    const settings = app.get(SettingsService, { strict: false });
    const { version, values } = await settings.getDocument();
    await settings.saveWithin(tx, version, { ...starterSettings, ...values });
  },
};
