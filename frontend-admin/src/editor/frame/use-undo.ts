import { useState } from 'react';
import type { FieldDeclarations } from '../model/field-declarations';
import { fieldLabel } from '../model/field-labels';
import { focusField } from '../fields/focus-field';
import type { Replay } from '../saving/edit-history';
import type { DocumentEditorState } from '../document/use-document-editor';

/** Undo and redo with what readers hear of it; the focus goes to the field that changed. */
export function useUndo(editor: Pick<DocumentEditorState, 'undo' | 'redo' | 'form'>, fields: FieldDeclarations) {
  const [message, setMessage] = useState('');
  const tell = (verb: string, replay: Replay | null) => {
    if (!replay) {
      setMessage(`Nothing to ${verb.toLowerCase()}.`);
      return;
    }
    const where = replay.path ? `: ${fieldLabel(fields, replay.path, editor.form.getValues())}` : '';
    setMessage(`${verb} done${where}.`);
    if (replay.path && document.querySelector(`[data-field="${CSS.escape(replay.path)}"]`)) focusField(replay.path);
  };
  return {
    message,
    undo: () => {
      tell('Undo', editor.undo());
    },
    redo: () => {
      tell('Redo', editor.redo());
    },
  };
}
