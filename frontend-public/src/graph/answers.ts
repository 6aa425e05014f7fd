import type { api, AppStore } from '@20x/kit';

/** What the API answered for a page, as the selectors of the client read it. */
export type Answers = Parameters<ReturnType<typeof api.endpoints.getPage.select>>[0];

/** The store is made before the client names the tags of its answers, which the type of its state misses. */
export const answersIn = (store: AppStore) => store.getState() as unknown as Answers;
