import { useRef, useState } from 'react';
import { isApiError, useAppDispatch } from '@20x/kit';
import { adminApi, type CreateContentRequest } from '../api/generated';
import type { ListedType } from '../editor/model/content-type';
import { newId } from '@20x/shared/new-id';
import { reasonOf } from './document-errors';

interface Refusal {
  readonly field: 'title' | 'slug' | 'other';
  readonly message: string;
}
type Made = { readonly id: string; readonly field?: never } | { readonly id?: never; readonly field: Refusal['field'] };

function refusalOf(error: unknown, titleField: string): Refusal {
  const [first] = isApiError(error) ? (error.problem?.errors ?? []) : [];
  const field = first?.field === 'slug' ? 'slug' : first?.field === `content.${titleField}` ? 'title' : 'other';
  return { field, message: reasonOf(error) };
}

const isAboutId = (error: unknown) =>
  isApiError(error) && (error.problem?.errors?.some(({ field }) => field === 'id') ?? false);

/** Creates one document, however often it is asked for. */
export function useCreateDocument({ name, item }: ListedType, titleField: string) {
  const dispatch = useAppDispatch();
  const [isCreating, setCreating] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // Every attempt sends the same id, so that a lost answer leaves no second document.
  const id = useRef<string | null>(null);

  function refuse(reason: Refusal): Made {
    setRefusal(reason);
    return { field: reason.field };
  }

  async function create(title: string, slug: string, content: object): Promise<Made> {
    if (!title) return refuse({ field: 'title', message: `Enter a title for the ${item}.` });
    if (!slug) return refuse({ field: 'slug', message: `Enter an address for the ${item}.` });
    id.current ??= newId();
    setCreating(true);
    setRefusal(null);
    try {
      const createContentRequest: CreateContentRequest = {
        id: id.current,
        slug,
        content: { ...content, [titleField]: title },
      };
      const made = await dispatch(
        adminApi.endpoints.createContent.initiate({ type: name, createContentRequest }),
      ).unwrap();
      return { id: made.id };
    } catch (error) {
      // Only an earlier attempt can have used this id: it arrived, though its answer did not.
      if (isAboutId(error)) return { id: id.current };
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
