import { selectSession, useAppSelector } from '@20x/kit';
import { useEditorContext } from '../../document/EditorContext';

/** Said where somebody may not. */
export const onlyOwners = 'You need permission to edit raw HTML to change this.';

/** Whether the person may change what runs scripts of others in visitors’ browsers. */
export function useMayEditHtml(): boolean {
  const { opened } = useEditorContext();
  const { permissions = [] } = useAppSelector(selectSession).user ?? {};
  return permissions.includes(`${opened?.editor.baseline.type}:html`);
}
