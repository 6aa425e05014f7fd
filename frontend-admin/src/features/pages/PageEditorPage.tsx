import { useParams } from 'react-router-dom';
import { PageEditor } from './PageEditor';

/** /admin/pages/:id */
export function PageEditorPage() {
  const { id = '' } = useParams();
  return <PageEditor reference={id} />;
}
