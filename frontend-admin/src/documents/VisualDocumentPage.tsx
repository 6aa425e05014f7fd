import { useParams } from 'react-router-dom';
import { VisualEditor } from '../editor/visual/VisualEditor';
import { capitalized } from '../editor/model/plain-words';
import { ContentEditor, type DocumentPageProps } from './ContentEditor';
import { editorOf, formFields } from './content-types';

/** A document on its own page: /admin/home-visual, /admin/pages/:id/visual … */
export function VisualDocumentPage(props: DocumentPageProps) {
  const { type, screen, fields, slots } = props;
  const { id = '' } = useParams();
  const own = formFields(fields).filter((name) => fields[name]?.kind !== 'blocks');
  const { sections = [{ title: capitalized(type.item), fields: own }] } = slots;
  return (
    <ContentEditor
      key={id}
      {...props}
      reference={screen?.slug ?? id}
      visual={(document, name, inRail) => (
        <VisualEditor
          documentId={document.id}
          name={name}
          formPath={editorOf(document) ?? ''}
          sections={sections}
          inRail={inRail}
        />
      )}
    />
  );
}
