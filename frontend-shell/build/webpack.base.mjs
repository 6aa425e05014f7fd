import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { AssetsPlugin } from './assets-plugin.mjs';
import { nameOfClass, styleFiles } from './class-names.mjs';
import { CompressPlugin } from './compress-plugin.mjs';
import { KIT_ENTRY, modulePath, ROOT, ROUTER_ENTRY, workspaceOf } from './paths.mjs';
import { swcOptions } from './swc.mjs';

const BUILD = path.join(ROOT, 'frontend-shell/build');

const scriptRule = (options) => ({
  test: /\.[jt]sx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: swcOptions(options),
});

/** The router ships components for several modes; a bundle needs those of one. */
const routerRule = {
  test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
  loader: path.join(BUILD, 'pure-components-loader.mjs'),
};

const styleRule = ({ dev, server }) => ({
  test: /\.css$/,
  sideEffects: true,
  use: [
    ...(server ? [] : [MiniCssExtractPlugin.loader]),
    {
      loader: 'css-loader',
      options: {
        importLoaders: 1,
        modules: {
          auto: /\.module\.css$/,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          // The same names on the server and in the browser, wherever the repository lies.
          ...(dev
            ? { localIdentName: '[name]__[local]--[hash:base64:4]', localIdentContext: ROOT }
            : { getLocalIdent: nameOfClass }),
          exportOnlyLocals: server,
        },
      },
    },
    { loader: 'postcss-loader', options: { postcssOptions: { config: path.join(BUILD, 'postcss.config.cjs') } } },
  ],
});

const coreFontRule = {
  test: /\.woff2$/,
  resourceQuery: /^\?U\+/i,
  loader: path.join(BUILD, 'core-font-loader.mjs'),
  generator: { filename: '[name].core.[contenthash:8][ext]' },
};

/** For the browser: short names, and no console output of libraries. */
const browserMinimizer = { compress: { passes: 3, drop_console: true }, format: { comments: false } };
/** For the server: names stay readable in stack traces; compressing only drops what is not used. */
const serverMinimizer = { compress: true, mangle: false, format: { comments: false } };

/** The library's wrapper of its drawings; the admin area sets the size of all icons through it. */
const lucideWrapper = modulePath('lucide-react/dist/esm/createLucideIcon.mjs');

const scriptMinimizer = (terserOptions) =>
  new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, terserOptions });

const commonConfig = ({ name, kind, dev, outputFolder, refresh = false }) => ({
  name: `${name}-${kind}`,
  mode: dev ? 'development' : 'production',
  context: workspaceOf(name),
  cache: {
    type: 'filesystem',
    name: `${name}-${kind}-${dev ? 'dev' : 'prod'}`,
    // A class is named by the place of its file among all.
    version: JSON.stringify([...styleFiles]),
    cacheDirectory: path.join(ROOT, '.cache/webpack'),
    buildDependencies: { config: [`${BUILD}/`, path.join(workspaceOf(name), 'webpack.config.mjs')] },
  },
  output: { path: path.join(workspaceOf(name), outputFolder), clean: true, uniqueName: name },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    alias: {
      '@20x/kit$': KIT_ENTRY,
      ...(name === 'public' && { [lucideWrapper]: path.join(BUILD, 'plain-icon.mjs') }),
      // The package's export conditions always resolve to its development build, which prints warnings.
      ...(dev ? {} : { 'react-router$': modulePath('react-router/dist/production/index.mjs') }),
    },
  },
  module: {
    rules: [
      scriptRule({ development: dev, refresh }),
      routerRule,
      coreFontRule,
      styleRule({ dev, server: kind === 'server' }),
    ],
  },
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
  watchOptions: { ignored: ['**/node_modules', '**/dist', '**/dist-server'] },
});

/** The browser build of one front end; the caller adds the entry and the federation plugin. */
export function browserConfig({ name, dev = false, refresh = dev }) {
  const config = commonConfig({ name, kind: 'browser', dev, outputFolder: 'dist', refresh });
  const fileName = dev ? '[name]' : '[name].[contenthash:8]';
  return {
    ...config,
    target: ['web', 'es2022'],
    devtool: dev ? 'cheap-module-source-map' : false,
    output: {
      ...config.output,
      publicPath: `/static/${name}/`,
      filename: `${fileName}.js`,
      chunkFilename: `${fileName}.js`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: dev ? 'named' : 'deterministic',
      // Only modules that several pages use become files of their own.
      splitChunks: { cacheGroups: { defaultVendors: false } },
      minimize: !dev,
      minimizer: [
        scriptMinimizer(browserMinimizer),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
    },
    plugins: [
      new AssetsPlugin(),
      new MiniCssExtractPlugin({ filename: `${fileName}.css`, chunkFilename: `${fileName}.css`, ignoreOrder: true }),
      ...(refresh ? [new ReactRefreshPlugin({ library: name, overlay: false })] : []),
      ...(dev ? [] : [new CompressPlugin()]),
    ],
  };
}

/** The server build of the public front end: one file for Node, no federation, no styles. */
export function serverConfig({ name, dev = false }) {
  const config = commonConfig({ name, kind: 'server', dev, outputFolder: 'dist-server' });
  return {
    ...config,
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, 'react-router-dom$': ROUTER_ENTRY } },
    target: 'node24',
    devtool: false,
    output: { ...config.output, filename: '[name].cjs', library: { type: 'commonjs2' } },
    module: { ...config.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    node: { __filename: false },
    optimization: { minimize: !dev, minimizer: [scriptMinimizer(serverMinimizer)], splitChunks: false },
    plugins: [],
  };
}
