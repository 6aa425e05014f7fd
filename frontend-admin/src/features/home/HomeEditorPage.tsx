import { useCallback, useMemo } from 'react';
import { api, notify, useAppDispatch } from '@20x/kit';
import { adminApi } from '../../api/generated';
import { DocumentEditor } from '../../editor/DocumentEditor';
import { LoadGate } from '../../editor/LoadGate';
import type { DocumentActions } from '../../editor/use-document-editor';
import { homeFields } from './home-fields';
import { HomeForm } from './HomeForm';

const once = { forceRefetch: true, subscribe: false } as const;

/** /admin/home */
export function HomeEditorPage() {
  const dispatch = useAppDispatch();
  const load = useCallback(
    () => dispatch(adminApi.endpoints.getHomeDocument.initiate(undefined, once)).unwrap(),
    [dispatch],
  );
  const actions = useMemo<DocumentActions>(
    () => ({
      saveDraft: ({ version, content }) =>
        dispatch(adminApi.endpoints.saveHomeDraft.initiate({ saveHomeDraftRequest: { version, content } })).unwrap(),
      publish: async ({ version }) => {
        const { id } = await load();
        const publication = adminApi.endpoints.publishDocument.initiate({ id, transitionRequest: { version } });
        await dispatch(publication).unwrap();
        return load();
      },
      loadLive: () => dispatch(api.endpoints.getHomeContent.initiate(undefined, once)).unwrap(),
      published: () =>
        dispatch(notify({ title: 'Published', description: 'Visitors see the home page now.', variant: 'success' })),
    }),
    [dispatch, load],
  );
  return (
    <LoadGate what="the home page" load={load}>
      {(document) => (
        <DocumentEditor
          name="Home page"
          viewPath="/"
          copyKey="home-content"
          fields={homeFields}
          document={document}
          actions={actions}
        >
          <HomeForm />
        </DocumentEditor>
      )}
    </LoadGate>
  );
}
