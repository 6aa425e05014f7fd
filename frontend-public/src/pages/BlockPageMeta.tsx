import { PageMeta, useSite, type Page } from '@20x/kit';
import { usePageTitle } from '../layout/page-title';
import { breadcrumbs } from '../ui/breadcrumbs';
import { introductionOf } from './introduction';

interface BlockPageMetaProps {
  readonly page: Pick<Page, 'slug' | 'title' | 'blocks' | 'seo'>;
}

/** What browsers and search engines are told of a page of blocks. */
export function BlockPageMeta({ page: { slug, title, blocks, seo } }: BlockPageMetaProps) {
  const { siteName, titled } = usePageTitle();
  const { publicUrl } = useSite();
  const path = `/${slug}`;
  return (
    <PageMeta
      path={path}
      title={titled(title)}
      description={introductionOf(blocks)}
      siteName={siteName}
      seo={seo}
      records={[breadcrumbs(publicUrl, [{ name: title, path }])]}
    />
  );
}
