/** Elements of the site's own document, and globals of statistics: a second element of that name would replace them. */
const takenIds = new Set([
  'root',
  'main',
  'page-data',
  'mobile-menu',
  'sectors',
  'sent',
  'gtag',
  'ga',
  'fbq',
  '_fbq',
  'lintrk',
  'dataLayer',
  'google_tag_manager',
  '_linkedin_partner_id',
  '_linkedin_data_partner_ids',
]);
export const isTakenId = (id: string) => takenIds.has(id);
