import { useState } from 'react';
import { isApiError, useAppDispatch } from '@20x/kit';
import { afresh } from '../../api/afresh';
import { adminApi } from '../../api/generated';
import { useUnsavedWorks } from '../../editor/unsaved-changes';

const { endpoints } = adminApi;

function reasonOf(error: unknown): string {
  if (!isApiError(error)) return 'Something went wrong on this page.';
  if (error.status === 0) return 'The server could not be reached. Try again.';
  return error.problem?.errors?.[0]?.message ?? error.problem?.detail ?? `The server answered with ${error.status}.`;
}

/** Gives a page another address; what is typed is saved first, because the editor starts anew afterwards. */
export function useMovePage(id: string) {
  const dispatch = useAppDispatch();
  const works = useUnsavedWorks();
  const [isMoving, setMoving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function isSaved(): Promise<boolean> {
    for (const work of works) if (!(await work.save())) return false;
    return true;
  }

  async function move(slug: string): Promise<boolean> {
    setMoving(true);
    setRefusal(null);
    try {
      if (!(await isSaved())) {
        setRefusal('Your text could not be saved, so the address stays. Save it first.');
        return false;
      }
      const current = endpoints.getPageDocument.initiate({ ref: id }, afresh);
      const { version } = await dispatch(current).unwrap();
      await dispatch(endpoints.changeSlug.initiate({ id, changeSlugRequest: { version, slug } })).unwrap();
      return true;
    } catch (error) {
      setRefusal(reasonOf(error));
      return false;
    } finally {
      setMoving(false);
    }
  }
  return {
    move,
    isMoving,
    refusal,
    forgetRefusal: () => {
      setRefusal(null);
    },
  };
}
