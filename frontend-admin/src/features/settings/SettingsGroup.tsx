import { useHotkeys } from '@mantine/hooks';
import { FormEditor } from '../../editor/frame/FormEditor';
import type { FieldDeclarations } from '../../editor/model/field-declarations';
import { useEditorForm } from '../../editor/saving/use-editor-form';
import { FieldGroup } from '../../ui/FieldGroup';
import { isSettingsDocument, type SettingsStore } from './settings-store';

interface SettingsGroupProps {
  readonly title: string;
  readonly fields: FieldDeclarations;
  readonly store: SettingsStore;
}

/** One group of settings with its own Save. What is saved is live at once. */
export function SettingsGroup({ title, fields, store }: SettingsGroupProps) {
  const names = Object.keys(fields);
  const editor = useEditorForm({
    copyKey: `settings.${title}`,
    initial: store.stateOf(names),
    save: (request) => store.save(names, request),
    readCurrent: (current) => (isSettingsDocument(current) ? store.stateOf(names, current) : null),
  });
  const save = () => {
    if (editor.isDirty) void editor.saveDraft();
  };
  useHotkeys([['mod+S', save]], []);
  return (
    <FieldGroup title={title}>
      <FormEditor
        name={`Site Settings, ${title}`}
        editor={editor}
        fields={fields}
        action={`Save ${/^[A-Z]+$/.test(title) ? title : title.toLowerCase()}`}
      />
    </FieldGroup>
  );
}
