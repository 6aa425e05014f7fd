import { api as generated } from './generated';

/** Seconds after which header, footer, settings and the list of features are refetched. */
export const siteDataSeconds = 60;
const siteData = { keepUnusedDataFor: siteDataSeconds };

/** The generated client, with the caching rules that an OpenAPI document cannot hold. */
export const api = generated.enhanceEndpoints({
  endpoints: {
    getLayout: siteData,
    listSettings: siteData,
    listFeatures: siteData,
    login: { extraOptions: { unauthorized: 'refuse' } },
    logout: { extraOptions: { unauthorized: 'refuse' } },
    getCurrentUser: { extraOptions: { unauthorized: 'null' } },
  },
});
