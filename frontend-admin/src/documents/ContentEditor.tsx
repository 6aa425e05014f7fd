import { useCallback, useState, type ReactNode } from 'react';
import { useAppDispatch } from '@20x/kit';
import { useNavigate } from 'react-router-dom';
import { adminApi, type EditedDocument } from '../api/generated';
import { refetch } from '../api/refetch';
import type { SaveDraftRequest } from '../editor/document/use-document-editor';
import { DocumentEditor } from '../editor/frame/DocumentEditor';
import type { ContentTypeDeclaration, DocumentScreen } from '../editor/model/content-type';
import { VisualEditorLink } from '../editor/visual/SwitchEditor';
import { LoadGate } from '../ui/LoadGate';
import { AddressButton } from './AddressButton';
import { editorOf, filledIn, pagesCrumb, titleFieldOf, visualOf } from './content-types';
import type { OpenType } from './slots';

const { endpoints } = adminApi;

export interface DocumentPageProps extends OpenType {
  readonly type: ContentTypeDeclaration;
  /** Of a fixed document. Default: the address names the document. */
  readonly screen?: DocumentScreen;
}

interface ContentEditorProps extends DocumentPageProps {
  /** The document's id or slug. */
  readonly reference: string;
  /** Takes the place of the form, as wide as the window. */
  readonly visual?: (document: EditedDocument, name: string) => ReactNode;
  /** The form. */
  readonly children?: ReactNode;
}

/** The editor of one document of any content type. */
export function ContentEditor(props: ContentEditorProps) {
  const { type, screen, fields, slots, reference, visual, children } = props;
  const { Actions, Below } = slots;
  const navigate = useNavigate();
  const [moves, setMoves] = useState(0);
  const calls = useContentCalls(type.name, reference);
  const trail = type.list && !screen ? { title: type.title, path: type.list } : pagesCrumb;
  return (
    <LoadGate
      key={`${type.name} ${reference} ${moves}`}
      what={`the ${screen?.name.toLowerCase() ?? type.item}`}
      load={calls.load}
    >
      {(document) => {
        const { id, slug, fixed, content } = document;
        const name = screen?.name ?? (textIn(content, titleFieldOf(fields)) || slug);
        const editor = editorOf(document) ?? '';
        return (
          <DocumentEditor
            name={name}
            trail={[trail]}
            publicApi={filledIn(type.api, { slug })}
            canTrash={!fixed}
            onTrashed={() => void navigate(trail.path)}
            fields={fields}
            askedToPublish={slots.askedToPublish}
            document={document}
            saveDraft={calls.saveDraft}
            isWide={visual !== undefined}
            actions={
              <>
                {fixed ? null : <AddressButton id={id} onMoved={() => setMoves((count) => count + 1)} />}
                {visual ? null : <VisualEditorLink to={visualOf(screen ?? { path: editor })} />}
                {visual || !Actions ? null : <Actions />}
              </>
            }
          >
            {visual ? visual(document, name) : children}
            {visual || !Below ? null : <Below document={document} />}
          </DocumentEditor>
        );
      }}
    </LoadGate>
  );
}

const textIn = (content: object, name: string) => {
  const value = (content as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** The calls that read and save one document. They stay the same between renders. */
function useContentCalls(type: string, ref: string) {
  const dispatch = useAppDispatch();
  const load = useCallback(
    () => dispatch(endpoints.getContent.initiate({ type, ref }, refetch)).unwrap(),
    [dispatch, type, ref],
  );
  const saveDraft = useCallback(
    (saveContentRequest: SaveDraftRequest) =>
      dispatch(endpoints.saveContentDraft.initiate({ type, ref, saveContentRequest })).unwrap(),
    [dispatch, type, ref],
  );
  return { load, saveDraft };
}
