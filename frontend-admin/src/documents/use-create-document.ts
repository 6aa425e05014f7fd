import { useRef, useState } from 'react';
import { isApiError, useAppDispatch } from '@20x/kit';
import { adminApi, type CreateContentRequest } from '../api/generated';
import type { ListedType } from '../editor/model/content-type';
import { newId } from '@20x/shared/new-id';
import { isAboutId, reasonOf } from './document-errors';

interface Refusal {
  readonly field: 'title' | 'other';
  readonly message: string;
}

function refusalOf(error: unknown, titleField: string): Refusal {
  const [first] = isApiError(error) ? (error.problem?.errors ?? []) : [];
  return { field: first?.field === `content.${titleField}` ? 'title' : 'other', message: reasonOf(error) };
}

/** Creates one document, however often it is asked for. */
export function useCreateDocument({ name, item }: ListedType, titleField: string) {
  const dispatch = useAppDispatch();
  const [isCreating, setCreating] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // Every attempt sends the same id, so that a lost answer leaves no second document.
  const id = useRef<string | null>(null);

  function refuse(reason: Refusal): null {
    setRefusal(reason);
    return null;
  }

  /** Answers the id; null when it was refused. */
  async function create(title: string, content: object): Promise<string | null> {
    if (!title) return refuse({ field: 'title', message: `Enter a title for the ${item}.` });
    id.current ??= newId();
    setCreating(true);
    setRefusal(null);
    try {
      const createContentRequest: CreateContentRequest = {
        id: id.current,
        content: { ...content, [titleField]: title },
      };
      const made = await dispatch(
        adminApi.endpoints.createContent.initiate({ type: name, createContentRequest }),
      ).unwrap();
      return made.id;
    } catch (error) {
      // Only an earlier attempt can have used this id: it arrived, though its answer did not.
      if (isAboutId(error)) return id.current;
      return refuse(refusalOf(error, titleField));
    } finally {
      setCreating(false);
    }
  }
  return {
    create,
    isCreating,
    refusal,
    forgetRefusal: () => {
      setRefusal(null);
    },
  };
}
