import type { RootState } from '@20x/kit';

/** What the document tells the shell, in the JSON element `page-data`. */
export interface PageData {
  readonly publicUrl: string;
  /** Address of each remote's entry script. */
  readonly remotes: { readonly public: string; readonly admin: string };
  /** The server's data; absent from a document that was not rendered. */
  readonly state?: Pick<RootState, 'api'>;
}

export const pageData = JSON.parse(document.getElementById('page-data')?.textContent ?? 'null') as PageData;
