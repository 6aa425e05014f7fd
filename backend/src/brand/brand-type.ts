import { defineContentType } from '../content/documents/content-type.ts';
import { BrandContent } from './brand-content.dto.ts';

export const brandSlug = 'brand';

/** The one document behind the site's name, logo and icon. */
export const brandType = defineContentType({
  name: 'brand',
  content: BrandContent,
  fixed: [brandSlug],
  onlyFixed: true,
  alwaysShown: [brandSlug],
  onEveryPage: true,
  path: '/',
  admin: {
    order: 10,
    title: 'Brand',
    item: 'brand',
    icon: 'Stamp',
    api: '/api/settings',
    screens: [{ slug: brandSlug, title: 'Brand', name: 'Brand', path: '/admin/settings/brand' }],
  },
});
