import { useCallback } from 'react';
import { useAppDispatch } from '@20x/kit';
import { adminApi } from '../../api/generated';
import { DocumentEditor } from '../../editor/DocumentEditor';
import type { SaveDraftRequest } from '../../editor/document/use-document-editor';
import { LoadGate } from '../../editor/LoadGate';
import { homeFields } from './home-fields';
import { HomeForm } from './HomeForm';

const trail = [{ title: 'Pages' }];

/** /admin/home */
export function HomeEditorPage() {
  const dispatch = useAppDispatch();
  const load = useCallback(
    () =>
      dispatch(
        adminApi.endpoints.getHomeDocument.initiate(undefined, { forceRefetch: true, subscribe: false }),
      ).unwrap(),
    [dispatch],
  );
  const saveDraft = useCallback(
    (saveHomeDraftRequest: SaveDraftRequest) =>
      dispatch(adminApi.endpoints.saveHomeDraft.initiate({ saveHomeDraftRequest })).unwrap(),
    [dispatch],
  );
  return (
    <LoadGate what="the home page" load={load}>
      {(document) => (
        <DocumentEditor
          name="Home page"
          trail={trail}
          publicApi="/api/home-content"
          fields={homeFields}
          document={document}
          saveDraft={saveDraft}
        >
          <HomeForm />
        </DocumentEditor>
      )}
    </LoadGate>
  );
}
