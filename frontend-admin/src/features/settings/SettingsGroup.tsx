import { useHotkeys } from '@mantine/hooks';
import { FormEditor } from '../../editor/frame/FormEditor';
import { useEditorForm } from '../../editor/saving/use-editor-form';
import { FieldGroup } from '../../ui/FieldGroup';
import type { FieldsGroup } from './settings-search';
import { isSettingsDocument, type SettingsStore } from './settings-store';

interface SettingsGroupProps {
  readonly group: FieldsGroup;
  /** Names of the fields that the search finds. */
  readonly found: readonly string[];
  readonly store: SettingsStore;
}

/** One group of settings with its own Save. What is saved is live at once. */
export function SettingsGroup({ group: { id, title, fields }, found, store }: SettingsGroupProps) {
  const names = Object.keys(fields);
  const editor = useEditorForm({
    copyKey: `settings.${title}`,
    initial: store.stateOf(names),
    fields,
    save: (request) => store.save(names, request),
    readCurrent: (current) => (isSettingsDocument(current) ? store.stateOf(names, current) : null),
  });
  const save = () => {
    if (editor.isDirty) void editor.saveDraft();
  };
  useHotkeys([['mod+S', save]], []);
  // A search hides neither unsaved work nor a field that a message is about.
  const hasMessage = [editor.failure, editor.mergeNotice, editor.foundCopy].some((message) => message !== null);
  const needed = hasMessage ? names : [...found, ...editor.changes()];
  const shown = Object.entries(fields).filter(([name]) => needed.includes(name));
  return (
    <FieldGroup id={id} title={title} hidden={shown.length === 0}>
      <FormEditor
        name={`Site settings, ${title}`}
        editor={editor}
        fields={Object.fromEntries(shown)}
        action={`Save ${/^[A-Z]+$/.test(title) ? title : title.toLowerCase()}`}
      />
    </FieldGroup>
  );
}
