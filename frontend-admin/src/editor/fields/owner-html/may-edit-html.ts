import { useMay } from '../../../api/use-may';
import { useEditorContext } from '../../document/EditorContext';

/** Whether the person may change what runs scripts of others in visitors’ browsers. */
export function useMayEditHtml(): boolean {
  const { opened } = useEditorContext();
  return useMay(`${opened?.editor.baseline.type}:html`);
}
