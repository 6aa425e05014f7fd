import { useState } from 'react';
import { notify, useAppDispatch } from '@20x/kit';
import { unpublishedWords } from '../publishing/unpublish-words';
import type { Successor } from '../publishing/TrashDialog';
import { isInDialog } from '../publishing/dialog-fields';
import type { When } from '../publishing/use-publication';
import type { PublishAction } from './PublishMenu';
import type { DocumentEditorState } from '../document/use-document-editor';

type OpenDialog = { readonly kind: 'publish'; readonly when: When } | { readonly kind: 'unpublish' | 'trash' } | null;

interface PublishingOptions {
  /** What is published: "Home page". */
  readonly name: string;
  /** Fields that the dialog asks for. */
  readonly asked: readonly string[];
  readonly onTrashed: () => void;
}

/** Which question is open, and what happens on the answers that need no dialog of their own. */
export function usePublishing(editor: DocumentEditorState, { name, asked, onTrashed }: PublishingOptions) {
  const dispatch = useAppDispatch();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const { calls } = editor;
  const notifySuccess = (title: string, description: string) =>
    dispatch(notify({ title, description, variant: 'success' }));

  async function cancelSchedule() {
    const isDone = await editor.transition('publishing', calls.cancelSchedule);
    if (isDone) notifySuccess('Schedule canceled', `${name} is unchanged.`);
  }

  return {
    dialog,
    open: (action: PublishAction) => {
      editor.dismissFailure();
      if (action === 'cancel-schedule') void cancelSchedule();
      else if (action === 'publish') setDialog({ kind: 'publish', when: 'now' });
      else if (action === 'schedule') setDialog({ kind: 'publish', when: 'schedule' });
      else setDialog({ kind: action });
    },
    close: () => {
      setDialog(null);
      const { failure } = editor;
      if (failure?.kind !== 'fields') return;
      // What the dialog asks for has no other field: it says so again when it is opened.
      const isElsewhere = (path: string) => !isInDialog(path, asked);
      editor.keepRefusals(isElsewhere);
      if (failure.errors.some(({ path }) => isElsewhere(path))) editor.focusRefused();
    },
    unpublish: async (note: string | null) => {
      const isDone = await editor.transition('publishing', (version) => calls.unpublish(version, note));
      setDialog(null);
      if (isDone) notifySuccess('Unpublished', `Visitors ${unpublishedWords(editor.baseline)}.`);
    },
    trash: async (successor: Successor) => {
      const isDone = await editor.transition('publishing', (version) => calls.trash(version, successor));
      setDialog(null);
      if (!isDone) return;
      notifySuccess('Moved to trash', `${name} can be recovered for 30 days.`);
      onTrashed();
    },
  };
}
