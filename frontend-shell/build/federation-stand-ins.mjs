/**
 * In place of parts of the federation runtime that serve its manifests and its own preloading. Here the document names
 * every entry and pages prefetch by themselves: nothing of this is called.
 */
export class SnapshotHandler {
  hooks = { applyPlugin() {} };
}

const unused = () => ({});
export {
  unused as defaultPreloadArgs,
  unused as formatPreloadArgs,
  unused as getGlobalRemoteInfo,
  unused as normalizePreloadExposes,
  unused as preloadAssets,
};
