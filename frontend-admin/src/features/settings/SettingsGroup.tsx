import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { ConflictDialog } from '../../editor/saving/ConflictDialog';
import { EditorBody } from '../../editor/frame/EditorBody';
import { FieldGroup } from '../../ui/FieldGroup';
import type { FieldDeclarations } from '../../editor/model/field-declarations';
import { fieldLabel } from '../../editor/model/field-labels';
import { Field } from '../../editor/fields/Field';
import { SaveState } from '../../editor/saving/SaveState';
import { useRegisterUnsaved } from '../../ui/leaving/unsaved-changes';
import { useEditorForm } from '../../editor/saving/use-editor-form';
import classes from './SettingsPage.module.css';
import { isSettingsDocument, type SettingsStore } from './settings-store';

interface SettingsGroupProps {
  readonly title: string;
  readonly fields: FieldDeclarations;
  readonly store: SettingsStore;
}

const Setting = Field<Readonly<Record<string, unknown>>>;

/** One group of settings with its own Save. What is saved is live at once. */
export function SettingsGroup({ title, fields, store }: SettingsGroupProps) {
  const names = Object.keys(fields);
  const editor = useEditorForm({
    copyKey: `settings.${title}`,
    initial: store.stateOf(names),
    save: (request) => store.save(names, request),
    readCurrent: (current) => (isSettingsDocument(current) ? store.stateOf(names, current) : null),
  });
  const { isDirty } = editor;
  const save = () => {
    if (isDirty) void editor.saveDraft();
  };
  useHotkeys([['mod+S', save]], []);
  useRegisterUnsaved(isDirty, {
    name: `Site Settings, ${title}`,
    isKept: () => !editor.isJournalBlocked,
    changes: () => editor.changes().map((name) => fieldLabel(fields, name)),
    save: async () => (await editor.saveDraft()) !== null,
    discard: editor.discard,
  });

  return (
    <FieldGroup title={title}>
      <EditorBody editor={editor} fields={fields} onRetry={save}>
        <div className={classes.fields}>
          {names.map((name) => (
            <Setting key={name} name={name} />
          ))}
        </div>
      </EditorBody>
      <div className={classes.foot}>
        <Button aria-disabled={!isDirty} data-disabled={!isDirty || undefined} onClick={save}>
          Save {/^[A-Z]+$/.test(title) ? title : title.toLowerCase()}
        </Button>
        <SaveState status={editor.status} savedAt={editor.savedAt} isJournalBlocked={editor.isJournalBlocked} />
      </div>
      <ConflictDialog
        conflict={editor.conflict}
        fields={fields}
        onSettle={(choices) => void editor.settleConflict(choices)}
      />
    </FieldGroup>
  );
}
