import { useEffect, useRef } from 'react';
import { useAppDispatch } from '@20x/kit';
import { adminApi } from '../../api/generated';

const references = /doc:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * `addressed`: content as a page can show it before it is saved, with addresses in place of documents. What is not known
 * yet is asked for, and `onKnown` told when it is. `referring`: HTML from such a page, kept by documents again.
 */
export function useShownLinks(onKnown: () => void) {
  const dispatch = useAppDispatch();
  /** Null: asked for, or without an address. */
  const known = useRef(new Map<string, string | null>());
  const latest = useRef(onKnown);
  useEffect(() => {
    latest.current = onKnown;
  });

  async function learn(href: string): Promise<void> {
    known.current.set(href, null);
    const { data } = await dispatch(adminApi.endpoints.lookUpLink.initiate({ href }, { subscribe: false }));
    if (!data?.address) return;
    known.current.set(href, data.address);
    latest.current();
  }

  return {
    addressed: (content: object): object => {
      const text = JSON.stringify(content);
      if (!text.includes('doc:')) return content;
      for (const [href] of text.matchAll(references)) if (!known.current.has(href)) void learn(href);
      return JSON.parse(text.replace(references, (href) => known.current.get(href) ?? href)) as object;
    },
    referring: (html: string): string => withReferences(html, known.current),
  };
}

/** `known`: addresses by reference. */
export function withReferences(html: string, known: ReadonlyMap<string, string | null>): string {
  const byAddress = new Map([...known].map(([reference, address]) => [address, reference]));
  return html.replace(/(<a\b[^>]*?\shref=")([^"#]+)/g, (all, start: string, address: string) => {
    const reference = byAddress.get(address);
    return reference === undefined ? all : start + reference;
  });
}
