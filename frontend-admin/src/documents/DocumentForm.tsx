import { useEditorContext } from '../editor/document/EditorContext';
import { FieldGrid } from '../editor/fields/FieldGrid';
import { FieldInput } from '../editor/fields/FieldInput';

/** Some fields of the content in their order. */
export function DocumentForm({ names }: { readonly names: readonly string[] }) {
  const { fields } = useEditorContext();
  const shown = Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
  return <FieldGrid fields={shown} Input={FieldInput} />;
}
