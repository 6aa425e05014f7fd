import { useRef, useState } from 'react';
import { isApiError, useAppDispatch } from '@20x/kit';
import { adminApi } from '../../api/generated';
import { newId } from '../../editor/new-id';
import { blocksOf, type PageTemplateName } from './page-templates';

interface NewPageInput {
  readonly title: string;
  readonly slug: string;
  readonly template: PageTemplateName;
}
interface Refusal {
  readonly field: 'title' | 'slug' | 'other';
  readonly message: string;
}
type Made = { readonly id: string; readonly field?: never } | { readonly id?: never; readonly field: Refusal['field'] };

function refusalOf(error: unknown): Refusal {
  if (!isApiError(error)) return { field: 'other', message: 'Something went wrong on this page.' };
  if (error.status === 0) return { field: 'other', message: 'The server could not be reached. Try again.' };
  const { problem } = error;
  const first = problem?.errors?.[0];
  if (first?.field === 'slug') return { field: 'slug', message: first.message };
  if (first?.field === 'content.title') return { field: 'title', message: first.message };
  return { field: 'other', message: first?.message ?? problem?.detail ?? `The server answered with ${error.status}.` };
}

const isAboutId = (error: unknown) =>
  isApiError(error) && (error.problem?.errors?.some(({ field }) => field === 'id') ?? false);

/** Makes a page once, however often it is asked for. */
export function useCreatePage() {
  const dispatch = useAppDispatch();
  const [isCreating, setCreating] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // The same id with every attempt: an answer that got lost does not leave a second page.
  const id = useRef<string | null>(null);

  function refuse(reason: Refusal): Made {
    setRefusal(reason);
    return { field: reason.field };
  }

  async function create({ title, slug, template }: NewPageInput): Promise<Made> {
    if (!title.trim()) return refuse({ field: 'title', message: 'Give the page a title.' });
    if (!slug) return refuse({ field: 'slug', message: 'Give the page an address.' });
    id.current ??= newId();
    setCreating(true);
    setRefusal(null);
    try {
      const content = { title: title.trim(), blocks: blocksOf(template, title.trim()), seo: {} };
      const request = { createPageRequest: { id: id.current, slug, content } };
      const page = await dispatch(adminApi.endpoints.createPage.initiate(request)).unwrap();
      return { id: page.id };
    } catch (error) {
      // Nobody else has this id: an earlier attempt arrived, though its answer did not.
      if (isAboutId(error)) return { id: id.current };
      return refuse(refusalOf(error));
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
