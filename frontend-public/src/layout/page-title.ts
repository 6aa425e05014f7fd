import { defaultSiteName, titleFrom } from '@20x/shared/title-template';
import { useSiteSettings } from './site-settings';

/** The site's name, and how it titles a page that has no SEO title of its own. */
export function usePageTitle() {
  const { siteName = defaultSiteName, titleTemplate } = useSiteSettings();
  return { siteName, titled: (title: string) => titleFrom(title, { siteName, titleTemplate }) };
}
