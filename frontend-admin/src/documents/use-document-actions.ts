import { useState } from 'react';
import { isApiError, notify, useAppDispatch } from '@20x/kit';
import { useNavigate } from 'react-router-dom';
import { adminApi, type DocumentSummary } from '../api/generated';
import { newId } from '@20x/shared/new-id';
import type { Successor } from '../editor/publishing/TrashDialog';
import { editorOf } from './content-types';
import { reasonOf } from './document-errors';

export type DocumentAction = 'duplicate' | 'unpublish' | 'trash' | 'recover';

const { endpoints } = adminApi;
const done: Readonly<Record<DocumentAction, string>> = {
  duplicate: 'Duplicated',
  unpublish: 'Unpublished',
  trash: 'Moved to the trash',
  recover: 'Recovered',
};

/** Why a document cannot be restored at its address, and where it could be. */
export interface LostAddress {
  readonly message: string;
  readonly freeSlug: string;
  /** The slug that was refused; null: the document's own. */
  readonly refused: string | null;
}

function lostAddress(error: unknown, refused: string | null): LostAddress | null {
  if (!isApiError(error)) return null;
  const refusal = error.problem?.errors?.find(({ field }) => field === 'slug');
  return refusal ? { message: refusal.message, freeSlug: error.problem?.freeSlug ?? '', refused } : null;
}

interface Details {
  /** Another address for a document that is recovered. */
  readonly slug?: string | null;
  /** What visitors of a removed document find. */
  readonly successor?: Successor | undefined;
}

/** Runs the actions that a list offers for a document, and notifies the person of the outcome. */
export function useDocumentActions(document: DocumentSummary) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [running, setRunning] = useState(false);
  const [lost, setLost] = useState<LostAddress | null>(null);

  async function call(action: DocumentAction, { slug = null, successor }: Details): Promise<void> {
    const { id, version } = document;
    if (action === 'unpublish') {
      await dispatch(endpoints.unpublishDocument.initiate({ id, transitionRequest: { version } })).unwrap();
    } else if (action === 'trash') {
      await dispatch(endpoints.trashDocument.initiate({ id, trashRequest: { ...successor, version } })).unwrap();
    } else if (action === 'recover') {
      await dispatch(endpoints.recoverDocument.initiate({ id, recoverRequest: { version, slug } })).unwrap();
    } else {
      const request = endpoints.duplicateDocument.initiate({ id, duplicateRequest: { id: newId() } });
      const editor = editorOf(await dispatch(request).unwrap());
      if (editor) void navigate(editor);
    }
  }

  async function run(action: DocumentAction, details: Details = {}): Promise<void> {
    setRunning(true);
    try {
      await call(action, details);
      setLost(null);
      const next = action === 'recover' ? ' Visitors see it once you publish it.' : '';
      dispatch(notify({ title: done[action], description: `“${document.title}”.${next}`, variant: 'success' }));
    } catch (error) {
      const address = action === 'recover' ? lostAddress(error, details.slug ?? null) : null;
      setLost(address);
      if (address) return;
      dispatch(notify({ title: 'Nothing changed', description: reasonOf(error), variant: 'destructive' }));
    } finally {
      setRunning(false);
    }
  }
  const forgetLost = () => {
    setLost(null);
  };
  return { run, running, lost, forgetLost };
}
