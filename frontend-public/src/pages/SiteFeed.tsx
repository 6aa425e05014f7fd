import { feedTitle } from '@20x/shared/post-lists';
import { useSiteSettings } from '../layout/site-settings';

/** Where feed readers find the posts. */
export const SiteFeed = () => (
  <link
    rel="alternate"
    type="application/rss+xml"
    title={feedTitle(useSiteSettings().siteName)}
    href="/blog/feed.xml"
  />
);
