import { useCallback, useState } from 'react';
import { siteBase, useAppDispatch } from '@20x/kit';
import { faultOfAnswer, faultOfPage, refusalOfPage, type PublishedRevision } from './public-revision';

/** What an anonymous visitor gets after a publication. */
export type Verification =
  | { readonly status: 'idle' }
  | { readonly status: 'checking' }
  | { readonly status: 'verified'; readonly at: Date; readonly revision: number }
  | { readonly status: 'failed'; readonly reason: string };

export interface LivePlace {
  /** The page. */
  readonly path: string;
  /** The public answer that carries the content, such as /api/home-content. Default: only the page is asked. */
  readonly publicApi?: string | undefined;
  /** What is published is a part of the page: the public answer alone names its revision. Default: false. */
  readonly onEveryPage?: boolean;
}

const attempts = 8;
const pauseMs = 750;
const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

/** Asks without a session, past every cache, whether the page and the public answer are those of a revision. */
export function useVerification({ path, publicApi, onEveryPage = false }: LivePlace) {
  const dispatch = useAppDispatch();
  const [verification, setVerification] = useState<Verification>({ status: 'idle' });

  const verify = useCallback(
    async (published: PublishedRevision) => {
      let asked = 0;
      const anonymously = (address: string) =>
        dispatch((_, __, { fetch, origin }) => {
          const url = new URL(address, origin || window.location.origin);
          // No cache on the way knows an address that nobody has asked for; pages are the same with any query.
          url.searchParams.set('verify', `${published.number}-${Date.now()}-${(asked += 1)}`);
          return fetch(url, { credentials: 'omit', cache: 'no-store' });
        });
      const faultNow = async (): Promise<string | null> => {
        const page = await anonymously(`${siteBase(window.location.pathname)}${path}`);
        const fault = onEveryPage ? refusalOfPage(page) : await faultOfPage(page, published);
        return fault === null && publicApi ? faultOfAnswer(await anonymously(publicApi), published) : fault;
      };
      setVerification({ status: 'checking' });
      let reason = '';
      for (let attempt = 0; attempt < attempts; attempt++) {
        if (attempt > 0) await pause();
        const found = await faultNow().catch(() => 'The page could not be reached.');
        if (found === null) {
          setVerification({ status: 'verified', at: new Date(), revision: published.number });
          return;
        }
        reason = found;
      }
      setVerification({ status: 'failed', reason });
    },
    [dispatch, path, publicApi, onEveryPage],
  );

  return { verification, verify };
}
