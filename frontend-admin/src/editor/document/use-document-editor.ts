import { useState } from 'react';
import { selectSession, useAppSelector } from '@20x/kit';
import type { DocumentState } from '../../api/generated';
import type { Content } from '../model/content-comparison';
import type { FieldDeclarations } from '../model/field-declarations';
import type { Activity } from '../saving/use-writes';
import { useEditorForm } from '../saving/use-editor-form';
import { useOtherWindow } from '../saving/visit-lock';
import { isEditableDocument, type EditableDocument } from './editable-document';
import { useDocumentCalls } from './use-document-calls';
import { usePresence } from './use-presence';

export interface SaveDraftRequest {
  readonly version: number;
  readonly content: Content;
  /** The editor saves by itself. */
  readonly autosave: boolean;
}

export interface DocumentEditorOptions {
  readonly fields: FieldDeclarations;
  readonly document: EditableDocument;
  /** The typed call of the content type; rejects with the API's error. */
  saveDraft(request: SaveDraftRequest): Promise<EditableDocument>;
}

/** A form that saves itself, and whose document is published, scheduled, unpublished and restored. */
export function useDocumentEditor({ document, saveDraft }: DocumentEditorOptions) {
  const calls = useDocumentCalls(document.id);
  const session = useAppSelector(selectSession);
  const presence = usePresence(calls, session.status === 'authenticated');
  const editor = useEditorForm<EditableDocument>({
    copyKey: document.id,
    initial: document,
    autosaves: true,
    isPaused: presence.takenOver !== null,
    save: ({ version, content, autosave }) => saveDraft({ version, content, autosave: autosave ?? false }),
    readCurrent: (current) => (isEditableDocument(current) ? current : null),
    malformedIn: ({ errors }) => errors.map(({ field, message }) => ({ path: field, message })),
  });
  const isInOtherWindow = useOtherWindow(editor.visit);
  /** Counts transitions: the history is refetched after each. */
  const [transitions, setTransitions] = useState(0);
  const isLive = editor.baseline.status === 'published' && !editor.isDirty;

  /** Saves what is not saved yet, then moves the document on. Tells whether it did. */
  async function transition(
    activity: Exclude<Activity, 'idle'>,
    step: (version: number) => Promise<DocumentState>,
    takeNewDraft: (next: EditableDocument) => void = editor.takeInCompleted,
  ): Promise<boolean> {
    editor.form.clearErrors();
    const request = async () => {
      await editor.sendDraft();
      const sent = editor.current().content;
      const answer = await step(editor.current().version).catch((error: unknown) => {
        editor.mergeOrThrow(error, sent);
        return null;
      });
      if (!answer) return false;
      const { content, draft, errors } = editor.current();
      // The server may have finished the draft, with anchors.
      const isSame = answer.draft.number === draft.number;
      if (isSame) editor.adopt({ ...answer, errors, content });
      else takeNewDraft({ ...answer, errors, content: (await calls.revision(answer.draft.number)).content });
      return true;
    };
    // A dialog shows what was refused; the focus moves when it closes.
    const isDone = await editor.write(activity, request, { isQuiet: true });
    setTransitions((count) => count + 1);
    return isDone ?? false;
  }

  /** Takes an older revision, or some fields of it, as a new draft; Undo takes it back. */
  function restore(number: number, addresses?: readonly string[]): Promise<boolean> {
    return transition(
      'saving',
      (version) => calls.restore({ version, number, ...(addresses ? { fields: [...addresses] } : {}) }),
      (next) => {
        editor.adopt(next);
        editor.replace(next.content);
      },
    );
  }

  return {
    ...editor,
    ...{ calls, presence, isInOtherWindow, transitions },
    canPublish: !isLive && editor.activity !== 'publishing',
    transition,
    restore,
  };
}

export type DocumentEditorState = ReturnType<typeof useDocumentEditor>;
