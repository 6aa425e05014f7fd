import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { KIT_ENTRY, ROOT, ROUTER_ENTRY, versionOf } from './paths.mjs';

const LEND_FEDERATION = path.join(ROOT, 'frontend-shell/src/lend-federation.ts');

const single = (name, options) => {
  const version = name === '@20x/kit' ? '1.0.0' : versionOf(name);
  return { singleton: true, strictVersion: true, version, requiredVersion: version, ...options };
};

/** The runtimes that compiled JSX calls. Packages use production's; our own code uses the development one in development. */
const jsxRuntimes = (dev, share) => ({
  'react/jsx-runtime': share,
  ...(dev ? { 'react/jsx-dev-runtime': share } : {}),
});

/** The host provides everything eagerly. The router goes through a facade, because sharing a whole package defeats tree shaking. */
const hostShared = (dev) => ({
  react: single('react', { eager: true }),
  ...jsxRuntimes(dev, single('react', { eager: true })),
  'react-dom': single('react-dom', { eager: true }),
  '#share/react-router-dom': single('react-router', {
    eager: true,
    shareKey: 'react-router-dom',
    import: ROUTER_ENTRY,
  }),
  '#share/kit': single('@20x/kit', { eager: true, shareKey: '@20x/kit', import: KIT_ENTRY }),
});

const taken = (name) => single(name, { import: false });
const remoteShared = (dev) => ({
  react: taken('react'),
  ...jsxRuntimes(dev, taken('react')),
  'react-dom': taken('react-dom'),
  'react-router-dom': taken('react-router'),
  '@20x/kit': taken('@20x/kit'),
});

/**
 * A page needs no request to find its modules: no manifest is fetched, the shell provides all shared modules and the runtime,
 * and types come through the workspaces.
 */
const federation = (name, options) =>
  new ModuleFederationPlugin({
    name: `mf_${name}`,
    remotes: {},
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
    manifest: false,
    ...options,
    experiments: { optimization: { disableSnapshot: true, target: 'web' } },
  });

export const federationHost = ({ dev = false } = {}) =>
  federation('shell', { shared: hostShared(dev), runtimePlugins: [LEND_FEDERATION] });

/** Every remote exposes its route table as `./App`. */
export const federationRemote = (name, { dev = false } = {}) =>
  federation(name, {
    filename: dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
    exposes: { './App': { import: './src/App.tsx', name: 'app' } },
    shared: remoteShared(dev),
  });

/** The federation runtime comes from the shell, because a page needs it once. */
export const lentFederation = ({ request }, callback) =>
  /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/.test(request ?? '')
    ? callback(null, 'var federationRuntime')
    : callback();
