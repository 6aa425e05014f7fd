import { titleFrom } from '@20x/kit/meta/title-template';
import { useSiteSettings } from './site-settings';

/** The site's name, and how it titles a page that has no SEO title of its own. */
export function usePageTitle() {
  const { siteName = '20X', titleTemplate } = useSiteSettings();
  return { siteName, titled: (title: string) => titleFrom(title, { siteName, titleTemplate }) };
}
