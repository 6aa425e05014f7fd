import { useCallback, type ReactNode } from 'react';
import { useAppDispatch } from '@20x/kit';
import { afresh } from '../../api/afresh';
import { adminApi, type LegalDocument } from '../../api/generated';
import { DocumentEditor } from '../../editor/DocumentEditor';
import type { SaveDraftRequest } from '../../editor/document/use-document-editor';
import { LoadGate } from '../../editor/LoadGate';
import { VisualEditorLink } from '../../editor/visual/SwitchEditor';
import { askedToPublish, legalFields } from './legal-fields';
import { LegalForm } from './LegalForm';
import type { LegalText } from './legal-texts';

const trail = [{ title: 'Pages', path: '/admin/pages' }];
const { endpoints } = adminApi;

interface LegalEditorProps {
  readonly text: LegalText;
  /** Takes the place of the form, as wide as the window. Default: the form. */
  readonly visual?: (document: LegalDocument) => ReactNode;
}

/** The editor of one legal text. */
export function LegalEditor({ text: { slug, name, path }, visual }: LegalEditorProps) {
  const dispatch = useAppDispatch();
  const load = useCallback(
    () => dispatch(endpoints.getLegalDocument.initiate({ slug }, afresh)).unwrap(),
    [dispatch, slug],
  );
  const saveDraft = useCallback(
    (saveLegalDraftRequest: SaveDraftRequest) =>
      dispatch(endpoints.saveLegalDraft.initiate({ slug, saveLegalDraftRequest })).unwrap(),
    [dispatch, slug],
  );
  return (
    <LoadGate key={slug} what={`the ${name.toLowerCase()}`} load={load}>
      {(document) => (
        <DocumentEditor
          name={name}
          trail={trail}
          publicApi={`/api/legal/${slug}`}
          fields={legalFields}
          askedToPublish={askedToPublish}
          document={document}
          saveDraft={saveDraft}
          isWide={visual !== undefined}
          actions={visual ? null : <VisualEditorLink to={`${path}/visual`} />}
        >
          {visual ? visual(document) : <LegalForm />}
        </DocumentEditor>
      )}
    </LoadGate>
  );
}
