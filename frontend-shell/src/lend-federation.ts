import federation, { runtime } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** The shell's federation runtime, which the remotes' builds use instead of their own. */
const lent = {
  ...federation,
  // The runtime's own `init` looks for the instance of this build, which is the shell's.
  runtime: { ...runtime, init: runtime.createInstance },
  // A host has nothing to expose, so its own copy lacks what a remote's entry calls.
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
};

/** A federation plugin that only uses the moment of its call, before any remote. It changes nothing in the shell's instance. */
export default function lendFederation(): undefined {
  Object.assign(globalThis, { federationRuntime: lent });
}
