/**
 * The development server: all front ends with hot updates on one port, documents rendered by the current source, the API
 * taken from a back end that runs beside. Environment: PORT (8080), API_URL (http://127.0.0.1:3000).
 */
import { once } from 'node:events';
import { request as ask } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { browserConfigs, DEV_FOLDER, DEV_RENDERER, rendererConfig } from './build/dev-configs.mjs';
import { workspaceOf } from './build/paths.mjs';

const require = createRequire(import.meta.url);
const port = Number(process.env.PORT ?? 8080);
const apiUrl = process.env.API_URL ?? 'http://127.0.0.1:3000';
const publicUrl = `http://localhost:${port}`;
const fromBackend = /^\/(api|health|media)(\/|$)/;
const shellPath = /^(\/website)?(\/admin(\/.*)?|\/login)$/;

const rendererReady = watchRenderer();

const server = new WebpackDevServer(
  {
    host: '127.0.0.1',
    port,
    hot: true,
    liveReload: false,
    // The page's own host and port: any other is against its policy.
    client: { overlay: false, logging: 'none', webSocketURL: 'auto://0.0.0.0:0/ws' },
    historyApiFallback: false,
    static: { directory: path.join(workspaceOf('public'), 'public'), publicPath: '/', serveIndex: false },
    devMiddleware: { index: false, writeToDisk: (file) => file.endsWith('assets.json') || file.endsWith('.css') },
    proxy: [{ pathFilter: (pathname) => fromBackend.test(pathname), target: apiUrl }],
    setupMiddlewares: (middlewares) => [...middlewares, { name: 'documents', middleware: answerWithDocument }],
  },
  webpack(browserConfigs()),
);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop());
await server.start();
process.stdout.write(`${JSON.stringify({ msg: 'ready', listen: publicUrl })}\n`);

async function stop() {
  await server.stop();
  process.exit(0);
}

/** Compiles the renderer at every change; resolves when the first one is ready. */
function watchRenderer() {
  return new Promise((resolve) => {
    webpack(rendererConfig()).watch({}, (error, stats) => {
      if (error || stats.hasErrors()) process.stderr.write(`${error ?? stats.toString('errors-only')}\n`);
      delete require.cache[DEV_RENDERER];
      resolve();
    });
  });
}

async function answerWithDocument(request, response, next) {
  const { pathname } = new URL(request.url, publicUrl);
  if (request.method !== 'GET' || pathname.startsWith('/static/') || pathname === '/ws') return next();
  try {
    await rendererReady;
    const { createRenderer } = require(DEV_RENDERER);
    const renderer = createRenderer({ frontendDir: DEV_FOLDER, inlineStyles: false });
    const page = shellPath.test(pathname)
      ? { status: 200, headers: await shellHeaders(request), html: renderer.renderShell({ publicUrl }) }
      : await renderer.renderPage({ url: request.url, publicUrl, fetch: fetchFromBackend });
    response.writeHead(page.status, { ...page.headers, 'content-type': 'text/html; charset=utf-8' }).end(page.html);
  } catch (error) {
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error.stack));
  }
}

/** What the back end says beside the admin area's document: the key of the person who is signed in. */
async function shellHeaders({ headers }) {
  const [{ headers: said }] = await once(ask(new URL('/admin', apiUrl), { method: 'HEAD', headers }).end(), 'response');
  const names = ['server-timing', 'cross-origin-opener-policy', 'cache-control'];
  return Object.fromEntries(names.flatMap((name) => (name in said ? [[name, said[name]]] : [])));
}

function fetchFromBackend(input, init) {
  const { pathname, search } = new URL(input);
  return fetch(new URL(pathname + search, apiUrl), { headers: init?.headers });
}
