import { useState } from 'react';
import { isApiError, notify, useAppDispatch } from '@20x/kit';
import { useNavigate } from 'react-router-dom';
import { adminApi, type DocumentSummary } from '../../api/generated';
import { newId } from '../../editor/new-id';
import { editorOf } from './page-list';

export type PageDeed = 'duplicate' | 'unpublish' | 'trash' | 'recover';

const { endpoints } = adminApi;
const done: Readonly<Record<PageDeed, string>> = {
  duplicate: 'Copied',
  unpublish: 'Unpublished',
  trash: 'Moved to the trash',
  recover: 'Brought back',
};

function reasonOf(error: unknown): string {
  if (!isApiError(error)) return 'Something went wrong on this page.';
  if (error.status === 0) return 'The server could not be reached.';
  if (error.status === 412) return 'Somebody changed it in between. Look at it again first.';
  return error.problem?.errors?.[0]?.message ?? error.problem?.detail ?? `The server answered with ${error.status}.`;
}

/** Why a page cannot come back where it was, and where it could. */
export interface LostAddress {
  readonly message: string;
  readonly freeSlug: string;
  /** What it speaks of; null: the page's own. */
  readonly refused: string | null;
}

function lostAddress(error: unknown, refused: string | null): LostAddress | null {
  if (!isApiError(error)) return null;
  const refusal = error.problem?.errors?.find(({ field }) => field === 'slug');
  return refusal ? { message: refusal.message, freeSlug: error.problem?.freeSlug ?? '', refused } : null;
}

/** Carries out what the list can do with a page, and says how it went. */
export function usePageDeeds(page: DocumentSummary, onChange: () => void) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [running, setRunning] = useState(false);
  const [lost, setLost] = useState<LostAddress | null>(null);

  async function call(deed: PageDeed, slug: string | null): Promise<void> {
    const { id, version } = page;
    if (deed === 'unpublish') {
      await dispatch(endpoints.unpublishDocument.initiate({ id, transitionRequest: { version } })).unwrap();
    } else if (deed === 'trash') {
      await dispatch(endpoints.trashDocument.initiate({ id, seenVersion: { version } })).unwrap();
    } else if (deed === 'recover') {
      await dispatch(endpoints.recoverDocument.initiate({ id, recoverRequest: { version, slug } })).unwrap();
    } else {
      const copy = endpoints.duplicateDocument.initiate({ id, duplicateRequest: { id: newId() } });
      void navigate(editorOf(await dispatch(copy).unwrap()));
    }
  }

  /** `slug`: another address for a page that is brought back. */
  async function run(deed: PageDeed, slug: string | null = null): Promise<void> {
    setRunning(true);
    try {
      await call(deed, slug);
      setLost(null);
      dispatch(notify({ title: done[deed], description: page.title, variant: 'success' }));
    } catch (error) {
      const address = deed === 'recover' ? lostAddress(error, slug) : null;
      setLost(address);
      if (address) return;
      dispatch(notify({ title: 'Nothing changed', description: reasonOf(error), variant: 'destructive' }));
    } finally {
      setRunning(false);
      onChange();
    }
  }
  const forgetLost = () => {
    setLost(null);
  };
  return { run, running, lost, forgetLost };
}
