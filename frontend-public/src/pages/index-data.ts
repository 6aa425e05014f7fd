import { api, type AppStore, type Page } from '@20x/kit';
import { loadBlockData } from '../blocks/block-data';

/** What stands around a list, with what its blocks read. */
export async function loadIndexPage(store: AppStore, slug: 'features' | 'blog'): Promise<Page | undefined> {
  const { data } = await store.dispatch(api.endpoints.getPage.initiate({ slug }));
  if (data) await loadBlockData(store, data.blocks);
  return data;
}
