import { useParams } from 'react-router-dom';
import { VisualEditor } from '../../editor/visual/VisualEditor';
import { PageEditor } from './PageEditor';

/** /admin/pages/:id/visual: the same draft, on its own page. */
export function PageVisualPage() {
  const { id = '' } = useParams();
  return (
    <PageEditor
      reference={id}
      visual={(page) => (
        <VisualEditor
          documentId={page.id}
          name={page.content.title || page.slug}
          formPath={`/admin/pages/${id}`}
          sections={titleSection}
        />
      )}
    />
  );
}

const titleSection = [{ title: 'Page', fields: ['title'] }];
