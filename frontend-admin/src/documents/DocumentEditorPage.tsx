import { useParams } from 'react-router-dom';
import { ContentEditor, type DocumentPageProps } from './ContentEditor';
import { formFields } from './content-types';
import { DocumentForm } from './DocumentForm';

/** A document as a form: /admin/home, /admin/pages/:id, /admin/blog/:id/edit … */
export function DocumentEditorPage(props: DocumentPageProps) {
  const { fields, screen, slots, isAdvanced = false } = props;
  const { id = '' } = useParams();
  const { Form } = slots;
  return (
    <ContentEditor key={id} {...props} reference={screen?.slug ?? id}>
      {Form ? <Form isAdvanced={isAdvanced} /> : <DocumentForm names={formFields(fields)} />}
    </ContentEditor>
  );
}
