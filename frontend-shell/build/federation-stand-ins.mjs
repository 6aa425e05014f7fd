// These replace parts of the federation runtime for manifests, preloading and version ranges.

/** The document names every entry, so no manifest is read. Pages do their own prefetching. */
export class SnapshotHandler {
  hooks = { applyPlugin() {} };
}

/** Every shared package exists once and is requested by its exact version. */
export const satisfy = (version, range) => version === range;

const unused = () => ({});
export {
  unused as defaultPreloadArgs,
  unused as formatPreloadArgs,
  unused as getGlobalRemoteInfo,
  unused as normalizePreloadExposes,
  unused as preloadAssets,
};
