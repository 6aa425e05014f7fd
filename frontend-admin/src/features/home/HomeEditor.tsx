import { useCallback, type ReactNode } from 'react';
import { useAppDispatch } from '@20x/kit';
import { afresh } from '../../api/afresh';
import { adminApi, type HomeDocument } from '../../api/generated';
import { DocumentEditor } from '../../editor/DocumentEditor';
import type { SaveDraftRequest } from '../../editor/document/use-document-editor';
import { LoadGate } from '../../editor/LoadGate';
import { homeFields } from './home-fields';

const trail = [{ title: 'Pages' }];

interface HomeEditorProps {
  /** Default: false. */
  readonly isWide?: boolean;
  readonly actions?: ReactNode;
  readonly children: (document: HomeDocument) => ReactNode;
}

/** The draft of the home page in the frame of editors. */
export function HomeEditor({ isWide = false, actions, children }: HomeEditorProps) {
  const dispatch = useAppDispatch();
  const load = useCallback(
    () => dispatch(adminApi.endpoints.getHomeDocument.initiate(undefined, afresh)).unwrap(),
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
          isWide={isWide}
          actions={actions}
        >
          {children(document)}
        </DocumentEditor>
      )}
    </LoadGate>
  );
}
