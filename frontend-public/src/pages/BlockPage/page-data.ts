import { api, type LoadContext, type LoadResult } from '@20x/kit';
import { loadBlockData } from '../../blocks/block-data';
import { statusOf } from '../load-status';

export async function loadBlockPage({ store, params }: LoadContext): Promise<LoadResult> {
  const { data, error } = await store.dispatch(api.endpoints.getPage.initiate({ slug: params.slug ?? '' }));
  if (!data) return { status: statusOf(error) };
  await loadBlockData(store, data.blocks);
  return { seo: data.seo };
}
