import path from 'node:path';
import { CopyPlugin } from './copy-plugin.mjs';
import { federationRemote, lentFederation } from './federation.mjs';
import { workspaceOf } from './paths.mjs';
import { SingletonsPlugin } from './singletons-plugin.mjs';
import { browserConfig } from './webpack.base.mjs';

/** The browser build of a remote, `public` or `admin`. */
export function remoteConfig({ name, dev = false }) {
  const config = browserConfig({ name, dev });
  return {
    ...config,
    entry: {},
    externals: [lentFederation],
    plugins: [
      ...config.plugins,
      new CopyPlugin(path.join(workspaceOf(name), 'public')),
      new SingletonsPlugin(),
      federationRemote(name, { dev }),
    ],
  };
}
