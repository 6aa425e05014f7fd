import { useCallback, useState } from 'react';
import { Modal } from '@mantine/core';
import type { DocumentEditorState } from '../document/use-document-editor';
import type { FieldDeclarations } from '../model/field-declarations';
import { LoadGate } from '../../ui/LoadGate';
import { Differences } from './Differences';

/** Two revisions by number, or one and what is in the form. */
export interface Comparison {
  readonly from: number;
  readonly to: number | 'draft';
}

interface CompareDialogProps {
  /** Null: closed. */
  readonly comparison: Comparison | null;
  readonly editor: DocumentEditorState;
  readonly fields: FieldDeclarations;
  readonly onClose: () => void;
}

/** What differs between two revisions; the older one is brought back whole or field by field, as a new draft. */
export function CompareDialog({ comparison, ...props }: CompareDialogProps) {
  const [shown, setShown] = useState(comparison);
  if (comparison && comparison !== shown) setShown(comparison);
  const to = shown?.to === 'draft' ? 'the form' : `v${shown?.to ?? ''}`;
  return (
    <Modal opened={comparison !== null} onClose={props.onClose} size="xl" title={`v${shown?.from ?? ''} and ${to}`}>
      {shown ? <Compared key={`${shown.from} ${shown.to}`} {...props} comparison={shown} /> : null}
    </Modal>
  );
}

function Compared({ comparison, editor, fields, onClose }: CompareDialogProps & { readonly comparison: Comparison }) {
  const { from, to } = comparison;
  const { calls, form } = editor;
  const load = useCallback(async () => {
    const older = (await calls.revision(from)).content;
    return { older, newer: to === 'draft' ? form.getValues() : (await calls.revision(to)).content };
    // The form's values are read once, when the comparison opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the form changes with every render
  }, [calls, from, to]);
  return (
    <LoadGate what="the revisions" load={load}>
      {(sides) => (
        <Differences
          {...sides}
          fields={fields}
          number={from}
          isWithDraft={to === 'draft'}
          isBusy={editor.activity !== 'idle'}
          onRestore={async (addresses) => {
            if (await editor.restore(from, addresses)) onClose();
          }}
        />
      )}
    </LoadGate>
  );
}
