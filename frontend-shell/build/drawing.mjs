import webpack from 'webpack';
import { browserConfig } from './webpack.base.mjs';

/** Bundles the code that draws a front end's images: a script `[entry].js` and a style sheet `[entry].css` in `folder`. */
export async function buildDrawing({ name, entry, folder }) {
  const config = browserConfig({ name, dev: true, refresh: false });
  const compiler = webpack({
    ...config,
    cache: false,
    devtool: false,
    entry,
    output: { ...config.output, path: folder, publicPath: './', clean: false },
    plugins: config.plugins.filter(({ constructor }) => constructor.name === 'MiniCssExtractPlugin'),
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result)))),
  );
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}
