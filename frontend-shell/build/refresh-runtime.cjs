/** Runs before React: takes its renderer under control and lends itself to the remotes. */
const runtime = require('react-refresh/runtime');

runtime.injectIntoGlobalHook(globalThis);
globalThis.__REACT_REFRESH_RUNTIME__ = runtime;
