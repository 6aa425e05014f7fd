import { useState } from 'react';
import { useAppDispatch } from '@20x/kit';
import { adminApi, type DocumentState } from '../api/generated';
import { refetch } from '../api/refetch';
import { useUnsavedWorks } from '../ui/leaving/unsaved-changes';
import { reasonOf } from './document-errors';

const { endpoints } = adminApi;

/** Changes the address of a document. Unsaved work is saved first, because the editor is loaded again afterwards. */
export function useMoveDocument({ id }: Pick<DocumentState, 'id'>) {
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
        setRefusal('Your text could not be saved, so the address did not change. Save it first.');
        return false;
      }
      const { version } = await dispatch(endpoints.getDocument.initiate({ id }, refetch)).unwrap();
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
