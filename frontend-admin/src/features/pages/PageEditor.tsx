import { useCallback, useState, type ReactNode } from 'react';
import { useAppDispatch } from '@20x/kit';
import { useNavigate } from 'react-router-dom';
import { afresh } from '../../api/afresh';
import { adminApi, type PageDocument } from '../../api/generated';
import type { SaveDraftRequest } from '../../editor/document/use-document-editor';
import { DocumentEditor } from '../../editor/DocumentEditor';
import { LoadGate } from '../../editor/LoadGate';
import { VisualEditorLink } from '../../editor/visual/SwitchEditor';
import { AddressButton } from './AddressButton';
import { pageFields } from './page-fields';
import { PageForm } from './PageForm';

const trail = [{ title: 'Pages', path: '/admin/pages' }];
const { endpoints } = adminApi;

interface PageEditorProps {
  /** The page's id or, of one that is part of the site, its slug. */
  readonly reference: string;
  /** Default: the page's own title. */
  readonly name?: string;
  /** Takes the place of the form, as wide as the window. Default: the form. */
  readonly visual?: (page: PageDocument) => ReactNode;
  /** Below the form: what belongs to the page and is no content of it. Default: nothing. */
  readonly below?: ReactNode;
}

/** The editor of one page of blocks. */
export function PageEditor({ reference, name, visual, below }: PageEditorProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  /** Counts changes of the address: the page is read anew after each. */
  const [moves, setMoves] = useState(0);
  const load = useCallback(
    () => dispatch(endpoints.getPageDocument.initiate({ ref: reference }, afresh)).unwrap(),
    [dispatch, reference],
  );
  const saveDraft = useCallback(
    (savePageDraftRequest: SaveDraftRequest) =>
      dispatch(endpoints.savePageDraft.initiate({ ref: reference, savePageDraftRequest })).unwrap(),
    [dispatch, reference],
  );
  return (
    <LoadGate key={`${reference} ${moves}`} what="the page" load={load}>
      {(page) => (
        <DocumentEditor
          name={name ?? (page.content.title || page.slug)}
          trail={trail}
          publicApi={`/api/pages/${page.slug}`}
          canTrash={!page.fixed}
          onTrashed={() => void navigate('/admin/pages')}
          fields={pageFields}
          document={page}
          saveDraft={saveDraft}
          isWide={visual !== undefined}
          actions={
            <>
              {page.fixed ? null : (
                <AddressButton
                  id={page.id}
                  onMoved={() => {
                    setMoves((count) => count + 1);
                  }}
                />
              )}
              {visual ? null : <VisualEditorLink to={`/admin/pages/${page.id}/visual`} />}
            </>
          }
        >
          {visual ? (
            visual(page)
          ) : (
            <>
              <PageForm />
              {below}
            </>
          )}
        </DocumentEditor>
      )}
    </LoadGate>
  );
}
