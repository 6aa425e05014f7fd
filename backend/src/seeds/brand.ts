import { settingDefaults } from '@20x/shared/site-defaults';
import type { BrandContent } from '../brand/brand-content.dto.ts';
import { brandSlug, brandType } from '../brand/brand-type.ts';
import { publishStarter } from './publish-starter.ts';
import type { SeedStep } from './seed-step.ts';

export const starterBrand: BrandContent = {
  siteName: settingDefaults.siteName,
  logo: settingDefaults.siteLogoUrl,
  adminName: settingDefaults.adminName,
};

export const brandStep: SeedStep = {
  name: 'brand',
  run: (tx, app) => publishStarter(tx, app, brandType, { slug: brandSlug, content: starterBrand }),
};
