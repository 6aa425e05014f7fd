import { createContext, useContext } from 'react';

export interface Site {
  /** Scheme, host and port under which visitors reach the site. */
  readonly publicUrl: string;
  /** Takes what must reach the server's log; the browser has no console output. */
  readonly warn: (message: string) => void;
  /** Hears which page shows and what its owner put into its document. Only in the browser. */
  readonly shows?: (path: string, ownHtml: string) => void;
}

const SiteContext = createContext<Site>({ publicUrl: '', warn: () => undefined });

export const SiteProvider = SiteContext.Provider;
export const useSite = () => useContext(SiteContext);
