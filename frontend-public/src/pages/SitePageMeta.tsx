import { PageMeta, useSite } from '@20x/kit';
import { defaultSiteName, titleFrom } from '@20x/shared/title-template';
import type { ComponentProps } from 'react';
import { useSiteSettings } from '../layout/site-settings';

interface Crumb {
  readonly name: string;
  readonly path: string;
}

export interface SiteFacts {
  readonly siteName: string;
  readonly publicUrl: string;
}

interface SitePageMetaProps extends Omit<ComponentProps<typeof PageMeta>, 'siteName' | 'records'> {
  /** Without the site's name, which its template adds. */
  readonly title: string;
  /** The way to the page from the home page. Default: none. */
  readonly crumbs?: readonly Crumb[];
  /** What the page shows, as search engines read it. Default: nothing. */
  readonly record?: (site: SiteFacts) => object;
}

/** What browsers and search engines read about a page, with the name and the title template of the site. */
export function SitePageMeta({ title, crumbs, record, image, ...rest }: SitePageMetaProps) {
  const { siteName = defaultSiteName, titleTemplate, socialImageUrl } = useSiteSettings();
  const { publicUrl } = useSite();
  return (
    <PageMeta
      {...rest}
      title={titleFrom(title, { siteName, titleTemplate })}
      siteName={siteName}
      image={image ?? socialImageUrl}
      records={[
        ...(record ? [record({ siteName, publicUrl })] : []),
        ...(crumbs ? [breadcrumbs(publicUrl, crumbs)] : []),
      ]}
    />
  );
}

const breadcrumbs = (publicUrl: string, crumbs: readonly Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl + path,
  })),
});
