import { refTo, type Entity } from '@20x/shared/structured-data/graph';
import type { SiteFacts } from './site-facts';

/** Who runs the site, and the site: on every page. */
export const siteEntities = ({ publicUrl, name, legalName, logo, profiles }: SiteFacts): Entity[] => [
  {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name,
    ...(legalName && { legalName }),
    url: publicUrl,
    logo,
    ...(profiles.length > 0 && { sameAs: profiles }),
  },
  {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    url: publicUrl,
    name,
    publisher: refTo(`${publicUrl}/#organization`),
    potentialAction: {
      '@type': 'SearchAction',
      target: `${publicUrl}/search?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  },
];
