import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { KIT_ENTRY, modulePath, ROOT, versionOf } from './paths.mjs';

const SHARE = path.join(ROOT, 'frontend-shell/src/share');

/** Mantine's context modules: shared one by one, so that a remote can bundle just the components it uses. */
const MANTINE_CONTEXTS = {
  '@mantine/core/context': 'MantineProvider/Mantine.context.mjs',
  '@mantine/core/theme': 'MantineProvider/MantineThemeProvider/MantineThemeProvider.mjs',
  '@mantine/core/direction': 'DirectionProvider/DirectionProvider.mjs',
};

const single = (name, options) => {
  const version = name === '@20x/kit' ? '1.0.0' : versionOf(name);
  return { singleton: true, version, requiredVersion: version, ...options };
};

const mantineContexts = (options) =>
  Object.fromEntries(
    Object.entries(MANTINE_CONTEXTS).map(([shareKey, file]) => [
      modulePath(`@mantine/core/esm/core/${file}`),
      single('@mantine/core', { shareKey, ...options }),
    ]),
  );

/** The host gives everything eagerly; the router goes through a facade, because sharing a whole package defeats tree shaking. */
const hostShared = {
  react: single('react', { eager: true }),
  'react/jsx-runtime': single('react', { eager: true }),
  'react-dom': single('react-dom', { eager: true }),
  '#share/react-router-dom': single('react-router', {
    eager: true,
    shareKey: 'react-router-dom',
    import: path.join(SHARE, 'react-router-dom.ts'),
  }),
  '#share/kit': single('@20x/kit', { eager: true, shareKey: '@20x/kit', import: KIT_ENTRY }),
  ...mantineContexts({ eager: true }),
};

const remoteShared = {
  react: single('react', { import: false }),
  'react/jsx-runtime': single('react', { import: false }),
  'react-dom': single('react-dom', { import: false }),
  'react-router-dom': single('react-router', { import: false }),
  '@20x/kit': single('@20x/kit', { import: false }),
  ...mantineContexts({ import: false }),
};

const plugin = (name, options, experiments) =>
  new ModuleFederationPlugin({
    name: `mf_${name}`,
    remotes: {},
    shareStrategy: 'loaded-first',
    dts: false,
    dev: false,
    manifest: false,
    ...options,
    experiments: { optimization: { disableSnapshot: true, target: 'web' }, ...experiments },
  });

export const federationHost = () => plugin('shell', { shared: hostShared }, { provideExternalRuntime: true });

/** Every remote exposes its route table as `./App`. */
export const federationRemote = (name, { dev = false } = {}) =>
  plugin(
    name,
    {
      filename: dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
      exposes: { './App': { import: './src/App.tsx', name: 'app' } },
      shared: remoteShared,
    },
    { externalRuntime: true },
  );
