import { deferred } from '../../ui/deferred';

/** What only visitors who do something with the page load the code of. */
export const LegalText = deferred(async () => (await import(/* webpackChunkName: "blocks" */ './LegalText')).LegalText);
export const LegalVersions = deferred(
  async () => (await import(/* webpackChunkName: "blocks" */ './LegalVersions')).LegalVersions,
);
export const VersionList = deferred(
  async () => (await import(/* webpackChunkName: "blocks" */ './VersionList')).VersionList,
);
