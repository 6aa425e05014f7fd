import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { notify, useAppDispatch } from '@20x/kit';
import { useEditorContext } from '../document/EditorContext';
import { fieldFacts } from './field-facts';
import { PreviewSession } from './preview-session';
import { usePreviewPlaces } from './use-preview-link';

/** The page in a window of its own, which shows what is being typed just like the pane. */
export function usePopOut(documentId: string) {
  const { form, fields } = useEditorContext();
  const makePlace = usePreviewPlaces(documentId);
  const dispatch = useAppDispatch();
  const session = useRef<PreviewSession | null>(null);
  const close = useRef<(() => void) | null>(null);
  const [isOpen, setOpen] = useState(false);
  const facts = useMemo(() => fieldFacts(fields), [fields]);
  const end = useCallback(() => {
    session.current?.end();
    session.current = null;
    close.current?.();
    close.current = null;
  }, []);
  useEffect(() => end, [end]);

  async function open(): Promise<void> {
    // At once: a window that a script opens later is blocked.
    const page = window.open('about:blank', `preview-${documentId}`);
    const refuse = (description: string) =>
      dispatch(notify({ title: 'The preview did not open', description, variant: 'destructive' }));
    if (!page) {
      refuse('The browser blocked the window. Allow pop-ups for this site.');
      return;
    }
    end();
    try {
      const place = await makePlace();
      close.current = place.close;
      session.current = new PreviewSession({
        page: () => page,
        nonce: place.nonce,
        mode: 'view',
        fields: facts,
        content: () => form.getValues(),
        onReport: () => undefined,
      });
      setOpen(true);
      page.location.replace(place.address);
      page.focus();
    } catch {
      page.close();
      refuse('No link could be made. Try again.');
    }
  }

  return { session, isOpen, open };
}
