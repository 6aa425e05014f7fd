import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import type { PreviewReport, PreviewStageState } from '@20x/kit';
import { useEditorContext } from '../document/EditorContext';
import { fieldFacts } from './field-facts';
import { PreviewSession } from './preview-session';
import { usePreviewLink, type PreviewPlace } from './use-preview-link';
import { whyNotShown } from './why-not-shown';

interface PreviewFrameOptions {
  readonly documentId: string;
  readonly mode: 'view' | 'edit';
  readonly onReport?: (report: PreviewReport) => void;
}

/** A page that says nothing for so long has not become one. */
const patienceMs = 15_000;

/** The page of the document in a frame, with what is in the editor on it. */
export function usePreviewFrame({ documentId, mode, onReport }: PreviewFrameOptions) {
  const page = useRef<HTMLIFrameElement | null>(null);
  /** Nonce of the page that the frame has loaded. */
  const loaded = useRef<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const link = usePreviewLink(documentId, attempt);
  const place = link.kind === 'given' ? link.place : null;
  const [shown, setShown] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ readonly nonce: string; readonly reason: string } | null>(null);
  const session = usePreviewSession(page, place, mode, (report) => {
    if (report.type === 'ready' && place) setShown(place.nonce);
    onReport?.(report);
  });
  useEffect(() => {
    if (!place) return undefined;
    const giveUp = async () => {
      const reason = await whyNotShown(place.address);
      setFailure({ nonce: place.nonce, reason: reason || 'The page was drawn, but it did not start.' });
    };
    const timer = setTimeout(() => void giveUp(), patienceMs);
    return () => clearTimeout(timer);
  }, [place]);
  const retry = () => setAttempt((count) => count + 1);
  const isShown = place !== null && shown === place.nonce;
  const failed = place !== null && failure?.nonce === place.nonce ? failure.reason : null;
  return {
    page,
    session,
    address: place?.address ?? null,
    isShown,
    /** Why there is no page; null while there is one or one may come. */
    reason: link.kind === 'refused' ? link.reason : isShown ? null : failed,
    /** Gives the keyboard to the page. */
    focus: () => page.current?.contentWindow?.focus(),
    retry,
    /** The frame has loaded something, perhaps again: if that is no page, say so now. */
    onLoad: () => {
      if (!place) return;
      // Something led it away: another page takes its place.
      if (isShown && !shows(page.current, place.address)) return retry();
      const isFirst = loaded.current !== place.nonce;
      loaded.current = place.nonce;
      if (isFirst && isShown) return;
      void whyNotShown(place.address).then((reason) => {
        if (reason === '') return;
        setFailure({ nonce: place.nonce, reason });
        setShown(null);
      });
    },
  };
}

/** The conversation with the page at a place; each page has one of its own, and all are brought into the same state. */
function usePreviewSession(
  page: RefObject<HTMLIFrameElement | null>,
  place: PreviewPlace | null,
  mode: PreviewFrameOptions['mode'],
  onReport: (report: PreviewReport) => void,
) {
  const { form, fields } = useEditorContext();
  const facts = useMemo(() => fieldFacts(fields), [fields]);
  const session = useRef<PreviewSession | null>(null);
  const stage = useRef<Partial<PreviewStageState>>({});
  const hear = useEffectEvent(onReport);
  const content = useEffectEvent(() => form.getValues());
  useEffect(() => {
    if (!place) return undefined;
    const own = new PreviewSession({
      page: () => page.current?.contentWindow ?? null,
      nonce: place.nonce,
      mode,
      fields: facts,
      stage: stage.current,
      content: () => content(),
      onReport: (report) => hear(report),
    });
    session.current = own;
    return () => {
      own.end();
      session.current = null;
    };
  }, [page, place, mode, facts]);
  return session;
}

/** A page of another origin, such as the browser's own about a failure, does not reveal its address. */
function shows(frame: HTMLIFrameElement | null, address: string): boolean {
  try {
    return frame?.contentWindow?.location.pathname === address.split('#')[0];
  } catch {
    return false;
  }
}

export type PreviewFrame = ReturnType<typeof usePreviewFrame>;
