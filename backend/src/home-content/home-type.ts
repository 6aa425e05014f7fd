import type { ContentType } from '../content/content-types.ts';
import { HomeContent } from './home-content.dto.ts';

export const homeSlug = 'home';

/** The one document behind `/`. */
export const homeType: ContentType<HomeContent> = {
  name: 'home-content',
  content: HomeContent,
  fixed: [homeSlug],
  onlyFixed: true,
  alwaysShown: [homeSlug],
  path: () => '/',
};
