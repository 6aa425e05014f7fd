import { api, isApiError, type AppStore, type LoadContext, type LoadResult, type Page } from '@20x/kit';
import { loadBlockData } from '../blocks/parts/block-data';

/** The API knows no such page, or the address cannot be one. */
export const isMissing = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 400);

/** The status of a page whose own data could not be read. */
export const statusOf = (error: unknown): number => (isMissing(error) ? 404 : 503);

interface Answer {
  readonly data?: Pick<Page, 'slug' | 'blocks'> & Partial<Pick<Page, 'seo'>>;
  readonly error?: unknown;
}

/** Loads one page of blocks below a path, with what its blocks read; a previous slug leads to the new one. */
const pageLoader =
  (below: string, ask: (store: AppStore, slug: string) => PromiseLike<Answer>) =>
  async ({ store, params: { slug = '' } }: LoadContext): Promise<LoadResult> => {
    const { data, error } = await ask(store, slug);
    if (!data) return { status: statusOf(error) };
    if (data.slug !== slug) return { status: 301, location: below + data.slug };
    await loadBlockData(store, data.blocks);
    return { seo: data.seo };
  };

export const loadBlockPage = pageLoader('/', (store, slug) => store.dispatch(api.endpoints.getPage.initiate({ slug })));
export const loadFeature = pageLoader('/features/', (store, slug) =>
  store.dispatch(api.endpoints.getFeature.initiate({ slug })),
);
export const loadPost = pageLoader('/blog/', (store, slug) => store.dispatch(api.endpoints.getPost.initiate({ slug })));
export const loadSnippet = pageLoader('/snippets/', (store, slug) =>
  store.dispatch(api.endpoints.getSnippet.initiate({ slug })),
);

/** The page around a list, with what its blocks read. */
export async function loadIndexPage(store: AppStore, slug: 'features' | 'blog'): Promise<Page | undefined> {
  const { data } = await store.dispatch(api.endpoints.getPage.initiate({ slug }));
  if (data) await loadBlockData(store, data.blocks);
  return data;
}

/** What the index asks for: every feature, as far as one list goes. */
export const allFeatures = { limit: 100 } as const;

export async function loadFeatures({ store }: LoadContext): Promise<LoadResult> {
  const [{ data, error }, page] = await Promise.all([
    store.dispatch(api.endpoints.listFeatures.initiate(allFeatures)),
    loadIndexPage(store, 'features'),
  ]);
  return data ? { seo: page?.seo } : { status: statusOf(error) };
}
