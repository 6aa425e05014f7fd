import type { ReactNode } from 'react';
import { EditorProvider } from './EditorContext';
import { FailureBanner } from './FailureBanner';
import { changedFields } from './content-comparison';
import type { FieldDeclarations } from './field-declarations';
import { plainText } from './plain-text';
import { RestoreBanner } from './RestoreBanner';
import { useFieldFocus } from './use-field-focus';
import type { EditorForm } from './use-editor-form';

interface EditorBodyProps {
  readonly editor: EditorForm;
  readonly fields: FieldDeclarations;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** The form with the messages that stay: what was not saved and why, and what an earlier visit left on this device. */
export function EditorBody({ editor, fields, onRetry, children }: EditorBodyProps) {
  const { form, failure, foundCopy } = editor;
  const { root, focusField } = useFieldFocus(editor.refusals);
  return (
    <div ref={root}>
      {foundCopy ? (
        <RestoreBanner
          copy={foundCopy}
          text={() => plainText(changedFields(foundCopy.base, foundCopy.content), foundCopy.content, fields)}
          onRestore={editor.restoreCopy}
          onDiscard={editor.dismissCopy}
        />
      ) : null}
      {failure ? (
        <FailureBanner
          failure={failure}
          fields={fields}
          text={() => plainText(editor.changes(), form.getValues(), fields)}
          onRetry={onRetry}
          onFocusField={focusField}
        />
      ) : null}
      <EditorProvider value={{ form, fields, saved: editor.baseline.content }}>{children}</EditorProvider>
    </div>
  );
}
