import { api, type HomeContent, type LoadContext, type LoadResult } from '@20x/kit';

/** What the home page reads; a failure is no error here, the page shows the fallbacks. */
export async function loadHomeData({ store }: LoadContext): Promise<LoadResult> {
  const { data } = await store.dispatch(api.endpoints.getHomeContent.initiate());
  return { seo: data && withPageHtml(data) };
}

/** Home content holds raw HTML beside its SEO fields as well as in them; both go into the page. */
export const withPageHtml = ({ seo, headHtml, bodyHtml }: Pick<HomeContent, 'seo' | 'headHtml' | 'bodyHtml'>) => ({
  ...seo,
  headHtml: [seo?.headHtml, headHtml].filter(Boolean).join('\n'),
  bodyHtml: [seo?.bodyHtml, bodyHtml].filter(Boolean).join('\n'),
});
