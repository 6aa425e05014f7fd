import { useEffect, useState } from 'react';
import type { Content } from '../model/content-comparison';
import type { DocumentCalls } from '../document/use-document-calls';

/** What visitors see: the content of the live revision; null while it is unknown, `{}` when nothing is live. */
export function useLiveContent(calls: DocumentCalls, liveNumber: number | null): Content | null {
  const [loaded, setLoaded] = useState<{ readonly number: number; readonly content: Content } | null>(null);
  useEffect(() => {
    if (liveNumber === null) return undefined;
    let isCurrent = true;
    calls.revision(liveNumber).then(
      ({ content }) => {
        if (isCurrent) setLoaded({ number: liveNumber, content });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [calls, liveNumber]);
  if (liveNumber === null) return nothing;
  return loaded?.number === liveNumber ? loaded.content : null;
}

const nothing: Content = {};
