import { api, type LoadContext, type LoadResult } from '@20x/kit';
import { statusOf } from '../load-status';
import { allFeatures } from './feature-groups';

export async function loadFeatures({ store }: LoadContext): Promise<LoadResult> {
  const { data, error } = await store.dispatch(api.endpoints.listFeatures.initiate(allFeatures));
  return data ? {} : { status: statusOf(error) };
}
