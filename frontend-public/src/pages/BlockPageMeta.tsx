import type { Block, Page } from '@20x/kit';
import { filled } from '../blocks/block-text';
import { SitePageMeta } from './SitePageMeta';

interface BlockPageMetaProps {
  readonly page: Pick<Page, 'slug' | 'title' | 'blocks' | 'seo'>;
}

/** What browsers and search engines are told of a page of blocks. */
export function BlockPageMeta({ page: { slug, title, blocks, seo } }: BlockPageMetaProps) {
  const path = `/${slug}`;
  return (
    <SitePageMeta
      path={path}
      title={title}
      description={introductionOf(blocks)}
      seo={seo}
      crumbs={[{ name: title, path }]}
    />
  );
}

/** The page's first subtitle: the description when nobody wrote one. */
function introductionOf(blocks: readonly Block[]): string | undefined {
  const subtitles = blocks.flatMap((block) => ('subtitle' in block ? (filled(block.subtitle) ?? []) : []));
  return subtitles[0]?.slice(0, 320);
}
