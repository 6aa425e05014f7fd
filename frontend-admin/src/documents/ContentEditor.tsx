import { useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import type { EditedDocument } from '../api/generated';
import type { EditableDocument } from '../editor/document/editable-document';
import { DocumentEditor, type InRail } from '../editor/frame/DocumentEditor';
import type { ContentTypeDeclaration, DocumentScreen } from '../editor/model/content-type';
import { LoadGate } from '../ui/LoadGate';
import { AddressField } from './AddressField';
import { DocumentForm } from './DocumentForm';
import { fieldsOfTabs, type FormTab } from '../editor/frame/tabs/form-tabs';
import { editorOf, filledIn, formFields, titleFieldOf, visualOf } from './content-types';
import type { OpenType } from './slots';
import { useContentCalls } from './use-content-calls';

export interface DocumentPageProps extends OpenType {
  readonly type: ContentTypeDeclaration;
  /** Of a fixed document. Default: the address names the document. */
  readonly screen?: DocumentScreen;
  /** Of a type with two forms: the one that can do more. Default: false. */
  readonly isAdvanced?: boolean;
}

interface ContentEditorProps extends DocumentPageProps {
  /** The document's id or slug. */
  readonly reference: string;
  /** Takes the place of the form, as wide as the window. */
  readonly visual?: (document: EditedDocument, name: string, inRail: InRail) => ReactNode;
  /** The form. */
  readonly children?: ReactNode;
}

/** The editor of one document of any content type. */
export function ContentEditor(props: ContentEditorProps) {
  const { type, screen, fields, slots, reference, isAdvanced, visual, children } = props;
  const { Below, inRail } = slots;
  const navigate = useNavigate();
  const [moves, setMoves] = useState(0);
  const calls = useContentCalls(type, reference);
  return (
    <LoadGate
      key={`${type.name} ${reference} ${moves}`}
      what={`the ${screen?.name.toLowerCase() ?? type.item}`}
      load={calls.load}
      actions={
        type.list ? (
          <Button component={Link} to={type.list} variant="default">
            Back to the list
          </Button>
        ) : null
      }
    >
      {(document) => {
        const { id, fixed } = document;
        const nameOf = ({ content, slug }: EditableDocument) =>
          screen?.name ?? (textIn(content, titleFieldOf(fields)) || slug || `New ${type.item}`);
        const editor = editorOf(document) ?? '';
        const address = fixed ? null : <AddressField id={id} onMoved={() => setMoves((count) => count + 1)} />;
        return (
          <DocumentEditor
            nameOf={nameOf}
            isTitled={!screen}
            publicApiOf={({ slug }) => filledIn(type.api, { slug })}
            canTrash={!fixed}
            onTrashed={() => void navigate(type.list ?? '/admin/pages')}
            fields={fields}
            document={document}
            saveDraft={calls.saveDraft}
            Actions={slots.Actions}
            views={{
              form: editor,
              visual: type.onEveryPage ? undefined : visualOf(screen ?? { path: editor }),
              ...(type.advanced ? { advanced: filledIn(type.advanced, { id }) } : {}),
              current: visual ? 'visual' : isAdvanced ? 'advanced' : 'form',
            }}
            tabs={visual ? undefined : tabsOf(type, fields, address)}
            railFields={inRail ? <DocumentForm names={inRail} /> : null}
          >
            {visual ? (
              (inRail) => visual(document, nameOf(document), inRail)
            ) : (
              <>
                {address}
                {children}
                {Below ? <Below document={document} /> : null}
              </>
            )}
          </DocumentEditor>
        );
      }}
    </LoadGate>
  );
}

/** The form of a type that has it in tabs; the address is in the first. */
function tabsOf(
  { tabs }: ContentTypeDeclaration,
  fields: OpenType['fields'],
  address: ReactNode,
): readonly FormTab[] | undefined {
  return (
    tabs &&
    fieldsOfTabs(tabs, fields, formFields(fields)).map((tab, index) => ({
      ...tab,
      content: (
        <>
          {index === 0 ? address : null}
          <DocumentForm names={tab.fields} />
        </>
      ),
    }))
  );
}

const textIn = (content: object, name: string) => {
  const value = (content as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' ? value.trim() : '';
};
