import { api, type LoadContext, type LoadResult } from '@20x/kit';
import { loadBlockData } from '../../blocks/parts/block-data';
import { statusOf } from '../page-data';

/** The slug in the address of a legal text, of one of its versions, or of their list. */
export const slugIn = (pathname: string): string => pathname.split('/')[1] ?? '';

export const loadLegal = (context: LoadContext): Promise<LoadResult> =>
  context.params.number === undefined ? loadPage(context) : loadVersion(context);

async function loadPage({ store, url }: LoadContext): Promise<LoadResult> {
  const slug = slugIn(url.pathname);
  const { data, error } = await store.dispatch(api.endpoints.getLegalPage.initiate({ slug }));
  if (!data) return { status: statusOf(error) };
  if (data.slug !== slug) return { status: 301, location: url.pathname.replace(slug, data.slug) };
  await loadBlockData(store, data.blocks);
  return url.pathname === `/${slug}` ? { seo: data.seo } : {};
}

async function loadVersion({ store, params, url }: LoadContext): Promise<LoadResult> {
  const slug = slugIn(url.pathname);
  const number = numberIn(params.number);
  const { data, error } = await store.dispatch(api.endpoints.getLegalVersion.initiate({ slug, number }));
  if (!data) return { status: statusOf(error) };
  if (data.slug !== slug) return { status: 301, location: `/${data.slug}/versions/${number}` };
  await loadBlockData(store, data.blocks);
  return {};
}

/** Versions count from 1; anything else is none. */
export const numberIn = (text: string | undefined): number => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 0);
