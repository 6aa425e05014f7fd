import { VisualEditorLink } from '../../editor/visual/SwitchEditor';
import { HomeActions } from './HomeActions';
import { HomeEditor } from './HomeEditor';
import { HomeForm } from './HomeForm';

/** /admin/home */
export function HomeEditorPage() {
  return (
    <HomeEditor
      actions={
        <>
          <VisualEditorLink to="/admin/home-visual" />
          <HomeActions />
        </>
      }
    >
      {() => <HomeForm />}
    </HomeEditor>
  );
}
