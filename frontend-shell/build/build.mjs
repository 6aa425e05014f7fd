/** Builds one front end for production: `node build.mjs public`. Compiles the configurations of its folder one after the other. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { workspaceOf } from './paths.mjs';

const [name] = process.argv.slice(2);
const files = ['webpack.config.mjs', 'webpack.server.config.mjs'].map((file) => path.join(workspaceOf(name), file));
for (const file of files.filter((candidate) => existsSync(candidate))) {
  const { default: config } = await import(file);
  await compile(config);
}

async function compile(config) {
  const compiler = webpack(config);
  const stats = await promised((done) => compiler.run(done));
  // Closing writes the persistent cache.
  await promised((done) => compiler.close(done));
  if (stats.hasErrors() || stats.hasWarnings()) process.stderr.write(`${stats.toString('errors-warnings')}\n`);
  if (stats.hasErrors()) process.exit(1);
}

function promised(run) {
  return new Promise((resolve, reject) => run((error, result) => (error ? reject(error) : resolve(result))));
}
