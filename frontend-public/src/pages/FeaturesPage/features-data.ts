import { api, type LoadContext, type LoadResult } from '@20x/kit';
import { loadIndexPage } from '../index-data';
import { statusOf } from '../load-status';
import { allFeatures } from './feature-groups';

export async function loadFeatures({ store }: LoadContext): Promise<LoadResult> {
  const [{ data, error }, page] = await Promise.all([
    store.dispatch(api.endpoints.listFeatures.initiate(allFeatures)),
    loadIndexPage(store, 'features'),
  ]);
  return data ? { seo: page?.seo } : { status: statusOf(error) };
}
