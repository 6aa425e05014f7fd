import { useCallback } from 'react';
import { useOpenDocument } from '../document/EditorContext';
import { Dialog } from '../../ui/Dialog';
import { LoadGate } from '../../ui/LoadGate';
import { Differences } from './Differences';

/** Two revisions by number, or one and what is in the form. */
export interface Comparison {
  readonly from: number;
  readonly to: number | 'draft';
}

interface CompareDialogProps {
  readonly comparison: Comparison;
  readonly onClose: () => void;
}

/** What differs between two revisions; the older one is brought back whole or field by field, as a new draft. */
export function CompareDialog({ comparison: { from, to }, onClose }: CompareDialogProps) {
  const { editor, fields } = useOpenDocument();
  const { calls, form } = editor;
  const load = useCallback(async () => {
    const older = (await calls.revision(from)).content;
    return { older, newer: to === 'draft' ? form.getValues() : (await calls.revision(to)).content };
    // The form's values are read once, when the comparison opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the form changes with every render
  }, [calls, from, to]);
  return (
    <Dialog onClose={onClose} size="xl" title={`v${from} and ${to === 'draft' ? 'the form' : `v${to}`}`}>
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
    </Dialog>
  );
}
