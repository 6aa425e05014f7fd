import { useMay } from '../../../api/use-may';
import { useEditorContext } from '../../document/EditorContext';

/** Shown to people who may not edit raw HTML. */
export const onlyOwners = 'You need permission to edit raw HTML to change this.';

/** Whether the person may change what runs scripts of others in visitors’ browsers. */
export function useMayEditHtml(): boolean {
  const { opened } = useEditorContext();
  return useMay(`${opened?.editor.baseline.type}:html`);
}
