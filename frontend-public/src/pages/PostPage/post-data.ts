import { api, type LoadContext, type LoadResult } from '@20x/kit';
import { loadBlockData } from '../../blocks/block-data';
import { statusOf } from '../load-status';

export async function loadPost({ store, params }: LoadContext): Promise<LoadResult> {
  const { data, error } = await store.dispatch(api.endpoints.getPost.initiate({ slug: params.slug ?? '' }));
  if (!data) return { status: statusOf(error) };
  if (data.slug !== params.slug) return { status: 301, location: `/blog/${data.slug}` };
  await loadBlockData(store, data.blocks);
  return { seo: data.seo };
}
