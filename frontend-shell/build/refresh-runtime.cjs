/** Runs before React: hooks into its renderer and is shared with the remotes. */
const runtime = require('react-refresh/runtime');

runtime.injectIntoGlobalHook(globalThis);
globalThis.__REACT_REFRESH_RUNTIME__ = runtime;
