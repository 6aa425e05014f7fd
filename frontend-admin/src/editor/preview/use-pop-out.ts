import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useEditorContext } from '../document/EditorContext';
import { fieldFacts } from './field-facts';
import { PreviewSession } from './preview-session';
import { useNewWindow } from './use-new-window';
import { usePreviewPlaces } from './use-preview-link';

/** The page in a window of its own, which shows what is being typed just like the pane. */
export function usePopOut(documentId: string) {
  const { form, fields } = useEditorContext();
  const makePlace = usePreviewPlaces(documentId);
  const openWindow = useNewWindow();
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

  const open = () =>
    openWindow(`preview-${documentId}`, async (page) => {
      end();
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
      return place.address;
    });
  return { session, isOpen, open };
}
