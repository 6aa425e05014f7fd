import { api as generated } from './generated';

/** Seconds after which settings, footer and navigation features are refetched. */
export const siteDataSeconds = 60;
const siteData = { keepUnusedDataFor: siteDataSeconds };

/** The generated client, with the caching rules that an OpenAPI document cannot hold. */
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
