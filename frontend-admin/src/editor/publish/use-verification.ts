import { useCallback, useState } from 'react';
import { siteBase, useAppDispatch } from '@20x/kit';
import { isSameValue, type Content } from '../content-comparison';

/** What an anonymous visitor gets after a publication. */
export type Verification =
  | { readonly status: 'idle' }
  | { readonly status: 'checking' }
  | { readonly status: 'verified'; readonly at: Date }
  | { readonly status: 'failed'; readonly reason: string };

export interface LivePlace {
  /** The page. */
  readonly path: string;
  /** The public answer that carries the content, such as /api/home-content. Default: only the page is asked. */
  readonly publicApi?: string | undefined;
}

const attempts = 8;
const pauseMs = 750;
const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

const hasReference = (value: unknown) => JSON.stringify(value)?.includes('doc:') ?? false;

const hidesParts = ({ hiddenSections }: Content) => Array.isArray(hiddenSections) && hiddenSections.length > 0;

/**
 * Everything that the public answer repeats as it was published; lists may be filled or filtered on the way. Links to
 * documents are answered as addresses, or left out with their labels; so is what stands in hidden sections.
 */
function carries(answer: unknown, content: Content): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const mayLack = hasReference(content) || hidesParts(content);
  return Object.entries(content).every(([name, value]) => {
    const answered = (answer as Content)[name];
    if (Array.isArray(value) || hasReference(value)) return true;
    return isSameValue(answered, value) || (mayLack && answered === undefined);
  });
}

/** Asks as a stranger whether the page is there and carries what was published. */
export function useVerification({ path, publicApi }: LivePlace) {
  const dispatch = useAppDispatch();
  const [verification, setVerification] = useState<Verification>({ status: 'idle' });

  const verify = useCallback(
    async (content: Content) => {
      const asStranger = (address: string) =>
        dispatch((_, __, { fetch, origin }) =>
          fetch(new URL(address, origin || window.location.origin), { credentials: 'omit', cache: 'no-store' }),
        );
      const problemNow = async (): Promise<string | null> => {
        const page = await asStranger(`${siteBase(window.location.pathname)}${path}`);
        if (!page.ok) return `The page answers ${page.status}.`;
        if (!publicApi) return null;
        const answer = await asStranger(publicApi);
        if (!answer.ok) return `The public content answers ${answer.status}.`;
        return carries(await answer.json(), content) ? null : 'Visitors still get an older version.';
      };
      setVerification({ status: 'checking' });
      let reason = '';
      for (let attempt = 0; attempt < attempts; attempt++) {
        if (attempt > 0) await pause();
        const found = await problemNow().catch(() => 'The page could not be reached.');
        if (found === null) {
          setVerification({ status: 'verified', at: new Date() });
          return;
        }
        reason = found;
      }
      setVerification({ status: 'failed', reason });
    },
    [dispatch, path, publicApi],
  );

  return { verification, verify };
}
