import { defineContentType } from '../content/documents/content-type.ts';
import { HomeContent } from './home-content.dto.ts';

export const homeSlug = 'home';

/** The one document behind `/`. */
export const homeType = defineContentType({
  name: 'home-content',
  content: HomeContent,
  fixed: [homeSlug],
  onlyFixed: true,
  alwaysShown: [homeSlug],
  path: '/',
  admin: {
    order: 1,
    title: 'Home Page',
    item: 'home page',
    icon: 'House',
    api: '/api/home-content',
    screens: [
      { slug: homeSlug, title: 'Home Page', name: 'Home page', path: '/admin/home', visual: '/admin/home-visual' },
    ],
  },
});
