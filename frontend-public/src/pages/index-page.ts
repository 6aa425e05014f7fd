import { useGetPageQuery, type Block, type Page } from '@20x/kit';
import type { BlockOf } from '../blocks/parts/block-props';
import { filled } from '../blocks/parts/block-text';

/** What an owner puts around a list: `features` and `blog` are pages of blocks, too. */
export interface IndexPage {
  /** What the page calls itself, as every other page. */
  readonly title: string | undefined;
  readonly seo: Page['seo'] | undefined;
  /** The first hero: title, kicker and subtitle of the head. */
  readonly hero: BlockOf<'hero'> | undefined;
  /** Everything else; it follows the list. */
  readonly rest: readonly Block[];
}

/** Not there yet, or for good when nothing is published: then the list is alone. */
export function useIndexPage(slug: 'features' | 'blog'): { readonly page: IndexPage; readonly isAwaited: boolean } {
  const { currentData, isLoading, error } = useGetPageQuery({ slug });
  const blocks = currentData?.blocks ?? [];
  const hero = blocks.find((block) => block.type === 'hero');
  return {
    page: {
      title: filled(currentData?.title),
      seo: currentData?.seo,
      hero,
      rest: blocks.filter((block) => block !== hero),
    },
    isAwaited: isLoading && error === undefined,
  };
}
