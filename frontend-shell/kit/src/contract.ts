import type { ComponentType, ReactNode } from 'react';
import type { Params } from 'react-router';
import type { PageSeo } from './api/generated';
import type { Credentials, Transport } from './api/transport';
import type { Site } from './site/site-context';
import type { AppStore } from './store';

/** What a page can read while its data loads, on the server and before a navigation. */
export interface LoadContext {
  readonly store: AppStore;
  readonly params: Params;
  /** The page's address without the `/website` prefix; with a query only where its route reads it. */
  readonly url: URL;
}

/** What a page's data decides about the response. Default: status 200. */
export interface LoadResult {
  readonly status?: number;
  /** Address to go to instead; goes with a 3xx status. */
  readonly location?: string;
  /** The page's own fields: what the document says that React does not render (language, trackers, raw HTML). */
  readonly seo?: PageSeo | null;
}

export interface RemoteRoute {
  /** Pattern of react-router; `*` is the not-found page. */
  readonly path: string;
  /** The `webpackChunkName` of what `load` imports. */
  readonly chunk: string;
  /** Chunks that the server's page shows but the browser's first view does not load; their styles come with the page. */
  readonly later?: readonly string[];
  /** The page depends on the query of its address, so it is never stored. Default: false. */
  readonly readsQuery?: boolean;
  load(): Promise<{ default: ComponentType }>;
  /** Dispatches the queries which the page reads. */
  loadData?(context: LoadContext): Promise<LoadResult | void>;
}

/** Makes a page that shows a draft into a preview. */
export interface PreviewStage {
  /** Replaces the browser's window in the router: the page's own address, and navigation that leads nowhere. */
  readonly window: Window;
  /** The page's API requests go through it. */
  readonly fetch: typeof fetch;
  /** Connects the page to the editor that shows it. */
  start(store: AppStore): void;
}

/** The default export of a remote's `./App`. */
export interface RemoteModule {
  readonly routes: readonly RemoteRoute[];
  readonly Layout?: ComponentType<{ children: ReactNode }>;
  /** In place of a page whose code is on its way. Default: Loading... */
  readonly Loading?: ComponentType;
  /** Dispatches the queries which the layout reads. */
  loadLayoutData?(context: LoadContext): Promise<void>;
  /** Tells search engines of the page that took the place of the document's own; its data is in the store. */
  showGraph?(page: { readonly path: string; readonly store: AppStore; readonly site: Site }): Promise<void>;
  /** Whose requests the store makes. Default: an anonymous visitor's, because scripts of the site's owner may run there. */
  readonly credentials?: (transport: Transport) => Credentials;
  /** Runs from the first page on. Returns a function that stops it. */
  start?(store: AppStore): () => void;
  /** Loads what only a preview of the page of this path needs. */
  loadPreview?(path: string): Promise<PreviewStage>;
}
