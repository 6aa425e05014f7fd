import { api, type Block, type AppStore } from '@20x/kit';
import type { BlockOf } from './block-props';
import { filled, filledTexts } from '../../ui/field-text';

/** A list that must hold chosen posts is read whole, as far as one page of it goes. */
const wholeList = 100;
const newest = 3;
/** The API refuses longer ones; no post has one. */
const longestTag = 60;

/** What a posts block asks the API for. */
export function postsArgs({ slugs, tag }: BlockOf<'posts'>) {
  const chosenTag = filled(tag)?.slice(0, longestTag);
  return { limit: filledTexts(slugs).length > 0 ? wholeList : newest, ...(chosenTag ? { tag: chosenTag } : {}) };
}

/** Dispatches the queries which blocks read by themselves. */
export async function loadBlockData(store: AppStore, blocks: readonly Block[]): Promise<void> {
  const lists = blocks.filter((block) => block.type === 'posts');
  await Promise.all(lists.map((block) => store.dispatch(api.endpoints.listPosts.initiate(postsArgs(block)))));
}
