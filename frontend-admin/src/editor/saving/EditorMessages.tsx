import { changedFields } from '../model/content-comparison';
import { FailureBanner } from './FailureBanner';
import type { FieldDeclarations } from '../model/field-declarations';
import { MergeBanner } from './MergeBanner';
import { plainText } from '../model/plain-text';
import { RestoreBanner } from './RestoreBanner';
import type { EditorForm } from './use-editor-form';

interface EditorMessagesProps {
  readonly editor: EditorForm;
  readonly fields: FieldDeclarations;
  readonly onRetry: () => void;
  readonly onFocusField: (path: string) => void;
}

/** The messages that stay: what was not saved and why, what others saved, and what an earlier visit left on this device. */
export function EditorMessages({ editor, fields, onRetry, onFocusField }: EditorMessagesProps) {
  const { form, failure, foundCopy, mergeNotice } = editor;
  const isSignedOut = failure?.kind === 'failed' && failure.isSignedOut;
  return (
    <>
      {foundCopy ? (
        <RestoreBanner
          entry={foundCopy}
          text={() => plainText(changedFields(foundCopy.base, foundCopy.content), foundCopy.content, fields)}
          onRestore={() => void editor.restoreCopy(foundCopy)}
          onDiscard={() => {
            editor.dismissCopy(foundCopy);
          }}
        />
      ) : null}
      {failure && !isSignedOut ? (
        <FailureBanner
          failure={failure}
          fields={fields}
          content={form.getValues()}
          text={() => plainText(editor.changes(), form.getValues(), fields)}
          isKept={editor.isDirty ? !editor.isJournalBlocked : null}
          onRetry={onRetry}
          onFocusField={onFocusField}
        />
      ) : null}
      {mergeNotice ? (
        <MergeBanner
          who={mergeNotice.theirs.draft?.author}
          names={mergeNotice.adopted}
          fields={fields}
          onClose={editor.dismissMergeNotice}
        />
      ) : null}
    </>
  );
}
