import { useEditorContext } from '../document/EditorContext';
import { FieldInput } from './FieldInput';

interface FieldProps<Content> {
  readonly name: keyof Content & string;
}

/** A declared field of the surrounding editor. Use it bound to a content: `const HomeField = Field<HomeContent>`. */
export function Field<Content>({ name }: FieldProps<Content>) {
  const { fields } = useEditorContext();
  const declaration = fields[name];
  if (!declaration) throw new Error(`The editor declares no field "${name}".`);
  return <FieldInput path={name} declaration={declaration} />;
}
