import { defineContentType } from '../content/documents/content-type.ts';
import { NavigationContent } from './navigation-content.dto.ts';

export const navigationSlug = 'navigation';

/** The one document behind the bar at the top of every page. */
export const navigationType = defineContentType({
  name: 'navigation',
  content: NavigationContent,
  fixed: [navigationSlug],
  onlyFixed: true,
  alwaysShown: [navigationSlug],
  onEveryPage: true,
  path: '/',
  admin: {
    order: 8,
    title: 'Navigation',
    item: 'navigation',
    icon: 'Menu',
    api: '/api/settings',
    screens: [{ slug: navigationSlug, title: 'Navigation', name: 'Navigation', path: '/admin/settings/navigation' }],
  },
});
