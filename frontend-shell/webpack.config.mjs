import { federationHost } from './build/federation.mjs';
import { SlimFederationPlugin } from './build/slim-federation-plugin.mjs';
import { browserConfig } from './build/webpack.base.mjs';

const config = browserConfig({ name: 'shell' });

/** Stylesheets of fonts are files of their own: a document treats them otherwise than rules. */
const fontStyles = (name) => ({
  name,
  test: new RegExp(`styles[\\\\/]${name}\\.css$`),
  type: 'css/mini-extract',
  chunks: 'initial',
  enforce: true,
});

export default {
  ...config,
  entry: { main: './src/main.ts' },
  optimization: {
    ...config.optimization,
    splitChunks: {
      cacheGroups: {
        ...config.optimization.splitChunks.cacheGroups,
        fonts: fontStyles('fonts'),
        extendedFonts: fontStyles('extended-fonts'),
      },
    },
  },
  plugins: [...config.plugins, federationHost(), new SlimFederationPlugin()],
};
