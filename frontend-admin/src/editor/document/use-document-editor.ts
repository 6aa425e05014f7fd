import { useEffect, useEffectEvent, useState } from 'react';
import { selectSession, useAppSelector } from '@20x/kit';
import type { DocumentState } from '../../api/generated';
import type { Content } from '../model/content-comparison';
import type { FieldDeclarations } from '../model/field-declarations';
import { ChangedMeanwhile } from '../saving/failure';
import type { Activity } from '../saving/use-writes';
import { useEditorForm, type WriteRequest } from '../saving/use-editor-form';
import { answeredDocument, isEditableDocument, isMade, type EditableDocument } from './editable-document';
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
export function useDocumentEditor(options: DocumentEditorOptions) {
  const { document, fields } = options;
  const calls = useDocumentCalls(document.id);
  const session = useAppSelector(selectSession);
  const { exists, save } = useCreation(options);
  const presence = usePresence(calls, exists, session.status === 'authenticated');
  const editor = useEditorForm<EditableDocument>({
    copyKey: document.id,
    kind: document.type,
    ...{ initial: document, fields },
    autosaves: true,
    isPaused: presence.takenOver !== null,
    save,
    readCurrent: (current) => (isEditableDocument(current) ? current : null),
    malformedIn: ({ errors }) => errors.map(({ field, message }) => ({ path: field, message })),
  });
  useNewest(editor, presence.version, () => calls.newest(document.type));
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
        throw new ChangedMeanwhile();
      });
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
    ...{ calls, presence, transitions },
    canPublish: !isLive && editor.activity !== 'publishing' && (exists || editor.isDirty),
    transition,
    restore,
  };
}

/** Whether there is a document by now, and the call that saves it, which creates what was only begun. */
function useCreation({ document, saveDraft }: DocumentEditorOptions) {
  const [exists, setExists] = useState(isMade(document));
  const save = async ({ version, content, autosave = false }: WriteRequest) => {
    const answer = answeredDocument(await saveDraft({ version, content, autosave }));
    setExists(true);
    return answer;
  };
  return { exists, save };
}

/** Takes in what someone else has done since; over changes of one's own, the next save does. */
function useNewest(
  { isDirty, current, changes, mergeIn }: ReturnType<typeof useEditorForm<EditableDocument>>,
  version: number,
  read: () => Promise<EditableDocument>,
): void {
  const follow = useEffectEvent(async () => {
    const isBehind = (newest: number) => newest > current().version && changes().length === 0;
    const newest = isBehind(version) ? await read().catch(() => null) : null;
    if (isEditableDocument(newest) && isBehind(newest.version)) mergeIn(newest);
  });
  useEffect(() => void follow(), [version, isDirty]);
}

export type DocumentEditorState = ReturnType<typeof useDocumentEditor>;
