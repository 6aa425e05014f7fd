import { useState } from 'react';
import { isApiError, notify, useAppDispatch } from '@20x/kit';
import { isRecord } from '@20x/shared/hidden';
import { adminApi, type EditedDocument, type SaveContentRequest } from '../../api/generated';
import { reasonOf } from '../../ui/LoadFailure';
import { useRegisterUnsaved } from '../../ui/leaving/unsaved-changes';

/** What a draft says to search engines itself. */
export function ownTextOf({ content }: Pick<EditedDocument, 'content'>): string {
  const { seo } = content as { readonly seo?: unknown };
  return isRecord(seo) && typeof seo.structuredData === 'string' ? seo.structuredData : '';
}

/** A page's own structured data: as it is in its draft, and as it is being changed. */
export function useOwnText(opened: EditedDocument, name: string) {
  const dispatch = useAppDispatch();
  const [saved, setSaved] = useState(opened);
  const [text, setText] = useState(() => ownTextOf(opened));
  const [conflict, setConflict] = useState<EditedDocument | null>(null);
  const [save, { isLoading: isSaving }] = adminApi.useSaveContentDraftMutation();
  const isChanged = text !== ownTextOf(saved);

  /** Whether it is in the draft now. What others changed in other fields meanwhile is kept. */
  async function apply(on = saved): Promise<boolean> {
    const { type, id: ref, version } = on;
    try {
      const next = await save({ type, ref, saveContentRequest: { version, content: withOwnText(on, text) } }).unwrap();
      setSaved(next);
      setConflict(null);
      const description = 'It goes live when you publish the page.';
      dispatch(notify({ title: 'Saved to the page’s draft', description, variant: 'success' }));
      return true;
    } catch (error) {
      const current = newestIn(error);
      if (current && ownTextOf(current) === ownTextOf(on)) return apply(current);
      if (current) setConflict(current);
      else dispatch(notify({ title: 'Not saved', description: reasonOf(error), variant: 'destructive' }));
      return false;
    }
  }

  const takeTheirs = (theirs: EditedDocument) => {
    setSaved(theirs);
    setText(ownTextOf(theirs));
    setConflict(null);
  };
  useRegisterUnsaved(isChanged, {
    name: `${name}: structured data`,
    isKept: () => false,
    changes: () => [],
    save: () => apply(),
    discard: () => setText(ownTextOf(saved)),
  });
  return {
    saved,
    text,
    setText,
    isChanged,
    isSaving,
    apply,
    conflict,
    takeTheirs,
    keepEditing: () => setConflict(null),
  };
}

function withOwnText({ content }: EditedDocument, text: string): SaveContentRequest['content'] {
  const { seo } = content as { readonly seo?: unknown };
  const structuredData = text.trim() === '' ? null : text;
  return { ...content, seo: { ...(isRecord(seo) ? seo : {}), structuredData } };
}

/** The document as someone else saved it, if that is why a save was refused. */
const newestIn = (error: unknown): EditedDocument | undefined =>
  isApiError(error) && error.status === 412 ? (error.problem?.current as EditedDocument | undefined) : undefined;
