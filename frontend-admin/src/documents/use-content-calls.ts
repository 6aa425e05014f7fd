import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAppDispatch } from '@20x/kit';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminApi, type EditedDocument } from '../api/generated';
import { refetch } from '../api/refetch';
import { isBegun } from '../editor/document/editable-document';
import type { SaveDraftRequest } from '../editor/document/use-document-editor';
import type { ContentTypeDeclaration } from '../editor/model/content-type';
import { filledIn } from './content-types';
import { isAboutId } from './document-errors';

const { endpoints } = adminApi;

/** The calls that read and save one document, by its id or slug. They stay the same between renders. */
export function useContentCalls(declaration: ContentTypeDeclaration, ref: string) {
  const { name: type } = declaration;
  const dispatch = useAppDispatch();
  const { isNew, wasCreated } = useBegun();
  const read = useCallback(
    () => dispatch(endpoints.getContent.initiate({ type, ref }, refetch)).unwrap(),
    [dispatch, type, ref],
  );
  const load = useCallback(
    () => (isNew.current ? Promise.resolve(blankDocument(declaration, ref)) : read()),
    [isNew, declaration, ref, read],
  );
  const create = useCallback(
    async ({ content }: SaveDraftRequest) => {
      const createContentRequest = { id: ref, content };
      try {
        return await dispatch(endpoints.createContent.initiate({ type, createContentRequest })).unwrap();
      } catch (error) {
        // Every attempt sends the same id: an earlier one arrived, though its answer did not, and more was typed since.
        if (!isAboutId(error)) throw error;
        throw Object.assign(new Error('It exists.'), { status: 412, problem: { current: await read() } });
      }
    },
    [dispatch, type, ref, read],
  );
  const saveDraft = useCallback(
    async (saveContentRequest: SaveDraftRequest) => {
      const isFirst = saveContentRequest.version === 0;
      const saved = isFirst
        ? await create(saveContentRequest)
        : await dispatch(endpoints.saveContentDraft.initiate({ type, ref, saveContentRequest })).unwrap();
      wasCreated();
      return saved;
    },
    [dispatch, type, ref, create, wasCreated],
  );
  return { load, saveDraft };
}

/** Whether the address names a document that was only begun. Once it was created the history says nothing of it. */
function useBegun() {
  const { search, ...location } = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const isNew = useRef(isBegun(state));
  const [isCreated, setCreated] = useState(false);
  const forget = useEffectEvent(() => {
    // Who has gone elsewhere meanwhile stays there.
    const entry = window.history.state as { readonly key?: string } | null;
    if (entry?.key !== undefined && entry.key !== location.key) return;
    if (isBegun(state)) void navigate({ search }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (isCreated) forget();
  }, [isCreated]);
  const wasCreated = useCallback(() => {
    isNew.current = false;
    setCreated(true);
  }, []);
  return { isNew, wasCreated };
}

/** What a type's editor opens before there is a document. */
const blankDocument = ({ name, path }: ContentTypeDeclaration, id: string): EditedDocument => ({
  id,
  type: name,
  slug: '',
  path: filledIn(path, { slug: '' }),
  nextSlug: null,
  nextPath: null,
  fixed: false,
  alwaysShown: false,
  onEveryPage: false,
  isPart: false,
  version: 0,
  status: 'draft',
  draft: {
    number: 0,
    reason: 'created',
    createdAt: new Date().toISOString(),
    author: null,
    name: null,
    restoredFrom: null,
  },
  published: null,
  firstPublishedAt: null,
  deletedAt: null,
  schedule: null,
  errors: [],
  content: {},
});
