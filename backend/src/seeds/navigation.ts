import type { NavigationContent } from '../navigation/navigation-content.dto.ts';
import { navigationSlug, navigationType } from '../navigation/navigation-type.ts';
import { publishStarter } from './publish-starter.ts';
import type { SeedStep } from './seed-step.ts';

export const starterNavigation: NavigationContent = {
  items: [
    { href: '/pricing', label: 'Pricing' },
    { href: '/blog', label: 'Blog' },
    { href: '/about', label: 'About' },
    { href: '/contact', label: 'Contact' },
  ],
  dropdownTitle: 'Product',
  ctaText: 'Book a Demo',
  ctaLink: '/contact',
};

export const navigationStep: SeedStep = {
  name: 'navigation',
  run: (tx, app) => publishStarter(tx, app, navigationType, { slug: navigationSlug, content: starterNavigation }),
};
