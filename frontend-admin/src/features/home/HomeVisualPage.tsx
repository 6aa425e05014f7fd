import { VisualEditor } from '../../editor/visual/VisualEditor';
import { homeSections } from './home-sections';
import { HomeEditor } from './HomeEditor';

/** /admin/home-visual: the same draft, on its own page. */
export function HomeVisualPage() {
  return (
    <HomeEditor isWide>
      {({ id }) => <VisualEditor documentId={id} name="Home page" formPath="/admin/home" sections={homeSections} />}
    </HomeEditor>
  );
}
