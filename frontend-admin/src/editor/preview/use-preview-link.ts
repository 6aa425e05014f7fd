import { useCallback, useEffect, useState } from 'react';
import { messageOf, useAppDispatch } from '@20x/kit';
import { adminApi } from '../../api/generated';
import { newId } from '@20x/shared/new-id';

/** A page of its own to show the draft in: where it is, and the nonce with which it is spoken to. */
export interface PreviewPlace {
  readonly address: string;
  readonly nonce: string;
}

export type PreviewLinkState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'given'; readonly place: PreviewPlace }
  | { readonly kind: 'refused'; readonly reason: string };

const longestMinutes = 60;
const { createPreviewLink, revokePreviewLink } = adminApi.endpoints;

/** Makes links for an editor's own frames, and takes them back when they are not needed any more. */
export function usePreviewPlaces(documentId: string) {
  const dispatch = useAppDispatch();
  return useCallback(async (): Promise<PreviewPlace & { readonly close: () => void }> => {
    const made = dispatch(
      createPreviewLink.initiate({ id: documentId, previewLinkRequest: { minutes: longestMinutes, frame: true } }),
    );
    const { id: linkId, url } = await made.unwrap();
    const nonce = newId();
    // The link names the public address; the frame must have the origin that the editor itself came from.
    const address = `${new URL(url).pathname}#editor=${nonce}`;
    const close = () => void dispatch(revokePreviewLink.initiate({ id: documentId, linkId }));
    return { address, nonce, close };
  }, [dispatch, documentId]);
}

/** The link of one frame. `attempt` asks for another one. */
export function usePreviewLink(documentId: string, attempt: number): PreviewLinkState {
  const makePlace = usePreviewPlaces(documentId);
  const [answer, setAnswer] = useState<{ readonly attempt: number; readonly state: PreviewLinkState } | null>(null);
  useEffect(() => {
    let isOver = false;
    let close: (() => void) | undefined;
    makePlace().then(
      (place) => {
        if (isOver) return place.close();
        close = place.close;
        setAnswer({ attempt, state: { kind: 'given', place } });
      },
      (error: unknown) => {
        if (!isOver)
          setAnswer({
            attempt,
            state: { kind: 'refused', reason: messageOf(error) ?? 'No preview link could be made.' },
          });
      },
    );
    return () => {
      isOver = true;
      close?.();
    };
  }, [makePlace, attempt]);
  return answer?.attempt === attempt ? answer.state : { kind: 'asking' };
}
