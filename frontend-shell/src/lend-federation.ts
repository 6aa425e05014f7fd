import federation, { runtime } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** What the remotes' builds find instead of a federation runtime of their own. */
const lent = {
  ...federation,
  // The runtime's own `init` looks for the instance of this build, which is the shell's.
  runtime: { ...runtime, init: runtime.createInstance },
  // A host has nothing to expose, so its own copy lacks what a remote's entry calls.
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
};

/** A federation plugin, for the moment at which it is called: before any remote. It adds nothing to the shell's own instance. */
export default function lendFederation(): undefined {
  Object.assign(globalThis, { federationRuntime: lent });
}
