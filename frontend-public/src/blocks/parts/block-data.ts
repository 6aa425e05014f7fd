import { api, type Block, type AppStore } from '@20x/kit';
import type { BlockOf } from './block-props';
import { filled, filledTexts } from '../../ui/field-text';

/** A list that must hold chosen posts is read whole, as far as one page of it goes. */
const wholeList = 100;
/** The newest that are shown, and one in place of the post that shows them. */
const newest = 4;
/** The API refuses longer ones; no post has one. */
const longestTag = 60;

/** What a posts block asks the API for. */
export function postsArgs({ slugs, tag }: BlockOf<'posts'>) {
  const chosenTag = filled(tag)?.slice(0, longestTag);
  return { limit: filledTexts(slugs).length > 0 ? wholeList : newest, ...(chosenTag ? { tag: chosenTag } : {}) };
}

/** What a snippet block asks the API for; one without a snippet asks for none that exists. */
export const snippetArgs = ({ snippet }: BlockOf<'snippet'>) => ({ slug: filled(snippet) ?? '-' });

/** What a snippet shows: none is within another. */
export const inSnippet = (blocks: readonly Block[]) => blocks.filter(({ type }) => type !== 'snippet');

/** Dispatches the queries which blocks read by themselves. */
export async function loadBlockData(store: AppStore, blocks: readonly Block[]): Promise<void> {
  await Promise.all(
    blocks.map(async (block) => {
      if (block.type === 'posts') await store.dispatch(api.endpoints.listPosts.initiate(postsArgs(block)));
      if (block.type !== 'snippet') return;
      const { data } = await store.dispatch(api.endpoints.getSnippet.initiate(snippetArgs(block)));
      if (data) await loadBlockData(store, inSnippet(data.blocks));
    }),
  );
}
