import { still } from '../../ui/still';

/** What only visitors who do something with the page load the code of. */
export const LegalText = still(async () => (await import(/* webpackChunkName: "blocks" */ './LegalText')).LegalText);
export const LegalVersions = still(
  async () => (await import(/* webpackChunkName: "blocks" */ './LegalVersions')).LegalVersions,
);
export const VersionList = still(
  async () => (await import(/* webpackChunkName: "blocks" */ './VersionList')).VersionList,
);
