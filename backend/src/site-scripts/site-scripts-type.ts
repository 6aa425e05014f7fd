import { defineContentType } from '../content/documents/content-type.ts';
import { SiteScriptsContent } from './site-scripts-content.dto.ts';

export const siteScriptsSlug = 'site-scripts';

/** The one document behind the scripts of others that visitors are asked about. */
export const siteScriptsType = defineContentType({
  name: 'site-scripts',
  content: SiteScriptsContent,
  fixed: [siteScriptsSlug],
  onlyFixed: true,
  alwaysShown: [siteScriptsSlug],
  onEveryPage: true,
  path: '/',
  admin: {
    order: 11,
    title: 'Scripts and consent',
    item: 'scripts',
    icon: 'Cookie',
    api: '/api/settings',
    screens: [
      {
        slug: siteScriptsSlug,
        title: 'Scripts and consent',
        name: 'Scripts and consent',
        path: '/admin/settings/scripts',
      },
    ],
  },
});
