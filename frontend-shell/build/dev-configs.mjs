import path from 'node:path';
import { federationHost } from './federation.mjs';
import { ROOT } from './paths.mjs';
import { remoteConfig } from './remote.mjs';
import { browserConfig, serverConfig } from './webpack.base.mjs';

/** Development builds have a folder of their own and never mix with production's. */
export const DEV_FOLDER = path.join(ROOT, '.cache/dev');
export const DEV_RENDERER = path.join(DEV_FOLDER, 'frontend-public/dist-server/render.cjs');

/** All three front ends must hand their updates to one refresh runtime: the one that the shell puts into the page. */
const refreshRuntime = ({ request }, callback) =>
  /react-refresh[\\/]runtime(\.js)?$/.test(request ?? '')
    ? callback(null, 'var window.__REACT_REFRESH_RUNTIME__')
    : callback();

const inDevFolder = (name, config) => ({
  ...config,
  output: { ...config.output, path: path.join(DEV_FOLDER, `frontend-${name}/dist`) },
  optimization: { ...config.optimization, splitChunks: false },
});

function shell() {
  const config = inDevFolder('shell', browserConfig({ name: 'shell', dev: true }));
  return {
    ...config,
    // Packages of the remotes import production's JSX runtime, which the shell itself does not use in development.
    entry: { main: ['./build/refresh-runtime.cjs', 'react/jsx-runtime', './src/main.ts'] },
    plugins: [...config.plugins, federationHost({ dev: true })],
  };
}

function remote(name) {
  const config = inDevFolder(name, remoteConfig({ name, dev: true }));
  return { ...config, externals: [...config.externals, refreshRuntime] };
}

export const browserConfigs = () => [shell(), remote('public'), remote('admin')];

export function rendererConfig() {
  const config = serverConfig({ name: 'public', dev: true });
  return {
    ...config,
    entry: { render: './server/render.tsx' },
    output: { ...config.output, path: path.dirname(DEV_RENDERER) },
  };
}
