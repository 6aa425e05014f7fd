import { useForm } from '@mantine/form';
import { EditorProvider } from '../../editor/document/EditorContext';
import { Field } from '../../editor/fields/Field';
import type { FieldDeclarations } from '../../editor/model/field-declarations';
import type { MenuItem } from './menu-items';

interface MenuForm {
  readonly menu: readonly MenuItem[];
}

const menuFields: FieldDeclarations = {
  menu: {
    kind: 'rows',
    label: 'Items',
    item: 'item',
    limit: 20,
    title: 'label',
    fields: {
      label: { label: 'Label', limit: 60 },
      href: { kind: 'address', label: 'Link', help: 'A path such as /blog, or a full address.' },
    },
  },
};
const MenuList = Field<MenuForm>;

interface MenuRowsProps {
  readonly items: readonly MenuItem[];
  readonly onChange: (items: readonly MenuItem[]) => void;
}

/** The menu as rows: a form of its own. */
export function MenuRows({ items, onChange }: MenuRowsProps) {
  const form = useForm<Record<string, unknown>>({
    mode: 'uncontrolled',
    // What is written as a whole, a list that was sorted, is heard by the fields inside it.
    cascadeUpdates: true,
    initialValues: { menu: items },
    onValuesChange: ({ menu }) => {
      onChange((menu as readonly (MenuItem & { id?: unknown })[]).map(({ id: _, ...item }) => item));
    },
  });
  return (
    <EditorProvider value={{ form, fields: menuFields, saved: { menu: items } }}>
      <MenuList name="menu" />
    </EditorProvider>
  );
}
