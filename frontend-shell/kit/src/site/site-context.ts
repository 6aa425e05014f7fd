import { createContext, useContext } from 'react';

export interface Site {
  /** Scheme, host and port under which visitors reach the site. */
  readonly publicUrl: string;
  /** Sends a warning to the server's log; the browser prints nothing. */
  readonly warn: (message: string) => void;
  /** The page shows a draft, which no search engine lists. */
  readonly isPreview?: boolean;
  /** Called with the page that shows and its owner's additions to the document. Only in the browser. */
  readonly shows?: (path: string, ownHtml: string) => void;
}

const SiteContext = createContext<Site>({ publicUrl: '', warn: () => undefined });

export const SiteProvider = SiteContext.Provider;
export const useSite = () => useContext(SiteContext);
