import { defaultMenu } from '@20x/shared/menu';
import { settingDefaults } from '@20x/shared/site-defaults';
import type { NavigationContent } from '../navigation/navigation-content.dto.ts';
import { navigationSlug, navigationType } from '../navigation/navigation-type.ts';
import { publishStarter } from './publish-starter.ts';
import type { SeedStep } from './seed-step.ts';

export const starterNavigation: NavigationContent = {
  items: defaultMenu.map(({ href, label }) => ({ href, label })),
  dropdownTitle: settingDefaults.navbarDropdownTitle,
  ctaText: settingDefaults.navbarCtaText,
  ctaLink: settingDefaults.navbarCtaLink,
};

export const navigationStep: SeedStep = {
  name: 'navigation',
  run: (tx, app) => publishStarter(tx, app, navigationType, { slug: navigationSlug, content: starterNavigation }),
};
