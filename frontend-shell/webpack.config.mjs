import { federationHost } from './build/federation.mjs';
import { SlimFederationPlugin } from './build/slim-federation-plugin.mjs';
import { browserConfig } from './build/webpack.base.mjs';

const config = browserConfig({ name: 'shell' });

export default {
  ...config,
  entry: { main: './src/main.ts' },
  plugins: [...config.plugins, federationHost(), new SlimFederationPlugin()],
};
