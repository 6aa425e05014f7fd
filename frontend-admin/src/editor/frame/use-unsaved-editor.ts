import { useRegisterUnsaved } from '../../ui/leaving/unsaved-changes';
import type { FieldDeclarations } from '../model/field-declarations';
import { fieldLabel } from '../model/field-labels';
import { changedPaths } from '../saving/changed-path';
import type { EditorForm } from '../saving/use-editor-form';

/** Names the work of an editor wherever it would be left, for as long as it is not saved. `savesItself`: on leaving, too. */
export function useUnsavedEditor(
  name: string,
  editor: EditorForm,
  fields: FieldDeclarations,
  savesItself = false,
): void {
  useRegisterUnsaved(editor.isDirty, {
    name,
    savesItself: () => savesItself,
    isKept: () => !editor.isJournalBlocked,
    changes: () => {
      const now = editor.form.getValues();
      return changedPaths(editor.baseline.content, now).map((path) => fieldLabel(fields, path, now));
    },
    save: async () => {
      // What is typed while it is saved would be left behind.
      while (editor.changes().length > 0) if (!(await editor.saveDraft())) return false;
      return true;
    },
    discard: editor.discard,
  });
}
