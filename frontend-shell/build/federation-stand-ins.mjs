// In place of parts of the federation runtime that serve manifests, its own preloading and ranges of versions.

/** The document names every entry: nothing is read from manifests. Pages prefetch by themselves. */
export class SnapshotHandler {
  hooks = { applyPlugin() {} };
}

/** Every shared package is there once, and asked for by its exact version. */
export const satisfy = (version, range) => version === range;

const unused = () => ({});
export {
  unused as defaultPreloadArgs,
  unused as formatPreloadArgs,
  unused as getGlobalRemoteInfo,
  unused as normalizePreloadExposes,
  unused as preloadAssets,
};
