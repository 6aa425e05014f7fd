import type { Block, Page } from '@20x/kit';
import { introductions } from '@20x/kit/field-facts';
import { descriptionFrom } from '@20x/shared/effective-seo';
import { SitePageMeta } from './SitePageMeta';

interface BlockPageMetaProps {
  readonly page: Pick<Page, 'slug' | 'title' | 'blocks' | 'seo'>;
}

/** What browsers and search engines read about a page of blocks. */
export function BlockPageMeta({ page: { slug, title, blocks, seo } }: BlockPageMetaProps) {
  const path = `/${slug}`;
  return <SitePageMeta path={path} title={title} description={introductionOf(blocks)} seo={seo} />;
}

/** What the blocks of a page say first. */
export function introductionOf(blocks: readonly Block[]): string | undefined {
  const texts = blocks.flatMap((block) => introductions.map((name): unknown => Reflect.get(block, name)));
  return descriptionFrom(texts);
}
