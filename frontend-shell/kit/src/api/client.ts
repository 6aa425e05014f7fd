import { api as generated } from './generated';

/** Seconds after which settings, footer and navigation features are read anew. */
export const siteDataSeconds = 60;
const siteData = { keepUnusedDataFor: siteDataSeconds };

/** The generated client with what an OpenAPI document cannot say. */
export const api = generated.enhanceEndpoints({
  endpoints: {
    listSettings: siteData,
    listFeatures: siteData,
    listFooterSections: siteData,
    listFooterLinks: siteData,
    listSocialLinks: siteData,
    listLegalLinks: siteData,
    listFooterBadges: siteData,
    login: { extraOptions: { unauthorized: 'refuse' } },
    logout: { extraOptions: { unauthorized: 'refuse' } },
    getCurrentUser: { extraOptions: { unauthorized: 'null' } },
  },
});
