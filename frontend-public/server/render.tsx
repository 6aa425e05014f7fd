import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { generatePath, StaticRouter } from 'react-router';
import {
  AppRoot,
  makeStore,
  preloadRoute,
  RemoteRoutes,
  routeFor,
  siteBase,
  sitePath,
  type AppStore,
  type Site,
  type SiteLayout,
} from '@20x/kit';
import { loginTitle, settingDefaults } from '@20x/shared/site-defaults';
import remote from '../src/App';
import { pageGraph } from '../src/graph/page-graph';
import { Assets } from './assets';
import { documentOf } from './document';
import { ownerHtml } from './owner-html';
import type { PreviewNotice } from './preview-bar';
import { answersIn, isDegraded, pageStateOf, revisionsIn, type PageQuery } from './page-state';

export interface RenderRequest {
  /** Path and query. The query changes nothing but a page whose route reads it: the others are kept by their path alone. */
  readonly url: string;
  readonly publicUrl: string;
  /** Answers /api/* as an anonymous visitor. */
  readonly fetch: typeof fetch;
  /** The page shows a draft: it says so, and runs nothing that its owner added to it. */
  readonly preview?: PreviewNotice;
  /** Leaves out what the page's owner added to it. Default: false. */
  readonly isPlain?: boolean;
}

export interface RenderedPage {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** The whole document; empty for a redirect. */
  readonly html: string;
  /** It is the canonical page of its path, the same for every visitor, and none of it is a fallback for missing data. */
  readonly storable: boolean;
  /** What the site's owner should know, such as structured data that cannot be read. */
  readonly warnings: readonly string[];
}

export interface Renderer {
  /** Whether any page can have the path. */
  hasRoute(path: string): boolean;
  renderPage(request: RenderRequest): Promise<RenderedPage>;
  /** What the page itself asks the API for, without drawing it. */
  loadPage(request: Omit<RenderRequest, 'preview'>): Promise<readonly PageQuery[]>;
  /** What header and footer ask the API for. */
  loadLayout(request: Omit<RenderRequest, 'preview'>): Promise<readonly PageQuery[]>;
  /** The document that the browser fills by itself: /admin, or /login. */
  renderShell(options: { publicUrl: string; isLogin?: boolean }): string;
  /** Changes with every build of the front ends. */
  readonly buildId: string;
}

interface RendererOptions {
  /** Where `frontend-shell/dist` and its siblings lie. */
  readonly frontendDir: string;
  /** Hot updates need stylesheets as files. Default: true. */
  readonly inlineStyles?: boolean;
}

/** All but the not-found page: whether one of them matches, in whatever rank, is asked for thousands of paths at once. */
const anyRoute = new RegExp(
  `^(${remote.routes.flatMap(({ path }) => (path === '*' ? [] : path.replace(/:\w+/g, '[^/]+'))).join('|')})/?$`,
  'i',
);

export function createRenderer({ frontendDir, inlineStyles = true }: RendererOptions): Renderer {
  const assets = new Assets(frontendDir, inlineStyles);
  const buildId = createHash('sha256').update(assets.fingerprint).update(readFileSync(__filename)).digest('hex');
  return {
    buildId: buildId.slice(0, 16),
    hasRoute: (path) => anyRoute.test(sitePath(path)),
    renderPage: (request) => renderPage(assets, request),
    loadPage: async (request) => answersIn((await load(request, 'page')).store),
    loadLayout: async (request) => answersIn((await load(request, 'layout')).store),
    renderShell: ({ publicUrl, isLogin }) =>
      documentOf({
        assets: assets.for('admin'),
        publicUrl,
        bareTitle: isLogin ? loginTitle : settingDefaults.adminName,
        owner: ownerHtml(null, () => undefined),
      }),
  };
}

/** The route of a path, and its data in a store. */
async function load({ url, publicUrl, fetch }: Omit<RenderRequest, 'preview'>, what: 'page' | 'layout' | 'all') {
  const { pathname, search } = new URL(url, publicUrl);
  const path = sitePath(pathname);
  const match = routeFor(remote, path);
  if (!match) throw new Error('The route table has no not-found page.');
  const { route, params } = match;
  const store = makeStore({ fetch, origin: publicUrl });
  const query = route.readsQuery ? search : '';
  const context = { store, params, url: new URL(path + query, publicUrl) };
  const [result] = await Promise.all([
    what === 'layout' ? undefined : route.loadData?.(context),
    what === 'page' ? undefined : remote.loadLayoutData?.(context),
  ]);
  return { pathname, path, query, route, params, store, result };
}

async function renderPage(assets: Assets, request: RenderRequest): Promise<RenderedPage> {
  const { publicUrl, preview, isPlain = preview !== undefined } = request;
  const { pathname, path, query, route, params, store, result } = await load(request, 'all');
  const status = result?.status ?? (route.path === '*' ? 404 : 200);
  if (result?.location !== undefined) {
    const location = siteBase(pathname) + result.location;
    return { status, headers: { location }, html: '', storable: false, warnings: [] };
  }

  await preloadRoute(remote, path);
  const warnings: string[] = [];
  const site: Site = { publicUrl, warn: (message) => warnings.push(message), isPreview: preview !== undefined };
  const html = documentOf({
    assets: assets.for('public', route),
    publicUrl,
    markup: markupOf(store, site, pathname, query),
    graph: pageGraph({ path: status === 404 ? '' : path, store, site, routes: remote.routes }),
    state: pageStateOf(store),
    revisions: revisionsIn(store),
    owner: { ...ownerHtml(result?.seo, site.warn), ...(isPlain && { head: '', body: '', waiting: '' }) },
    scripts: isPlain ? undefined : layoutOf(store)?.scripts,
    path: route.path === '*' ? '' : path,
    isMissing: route.path === '*',
    verification: path === '/' ? verificationOf(store) : undefined,
    isCounted: !preview && isCounting(store),
    preview: preview && { path: pathname, notice: preview },
  });
  const isCanonical = route.path !== '*' && generatePath(route.path, params) === path;
  return {
    status,
    headers: {},
    html,
    storable: !isPlain && !route.readsQuery && status === 200 && isCanonical && !isDegraded(store),
    warnings,
  };
}

/** Views are counted unless the owner switched it off. */
function isCounting(store: AppStore): boolean {
  return layoutOf(store)?.settings.visitCounting !== 'off';
}

/** What search engines look for on the home page, by the name of the meta. */
function verificationOf(store: AppStore): Readonly<Record<string, string | undefined>> {
  const { googleVerification, bingVerification } = layoutOf(store)?.settings ?? {};
  return { 'google-site-verification': googleVerification, 'msvalidate.01': bingVerification };
}

const layoutOf = (store: AppStore) =>
  answersIn(store).find(({ endpointName }) => endpointName === 'getLayout')?.data as SiteLayout | undefined;

/** The same tree as in the shell: hydration finds every element where the server put it. */
function markupOf(store: AppStore, site: Site, pathname: string, search: string): string {
  return renderToString(
    <StrictMode>
      <AppRoot store={store} site={site}>
        <StaticRouter basename={siteBase(pathname)} location={{ pathname, search }}>
          <RemoteRoutes remote={remote} />
        </StaticRouter>
      </AppRoot>
    </StrictMode>,
  );
}
