import { PageMeta } from '@20x/kit';
import { socialImageOf } from '@20x/shared/social-image';
import { defaultSiteName, titleFrom } from '@20x/shared/title-template';
import type { ComponentProps } from 'react';
import { useSiteSettings } from '../layout/site-settings';

interface SitePageMetaProps extends Omit<ComponentProps<typeof PageMeta>, 'siteName' | 'image' | 'imageAlt'> {
  /** Without the site's name, which its template adds. */
  readonly title: string;
}

/** What browsers and search engines read about a page, with the name and the title template of the site. */
export function SitePageMeta({ title, ...rest }: SitePageMetaProps) {
  const { siteName = defaultSiteName, titleTemplate, socialImageUrl } = useSiteSettings();
  return (
    <PageMeta
      {...rest}
      title={titleFrom(title, { siteName, titleTemplate })}
      siteName={siteName}
      image={socialImageOf(rest.path, socialImageUrl)}
      imageAlt={title}
    />
  );
}
