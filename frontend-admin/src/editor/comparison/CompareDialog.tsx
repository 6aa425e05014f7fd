import { useCallback, useState } from 'react';
import { Text } from '@mantine/core';
import { useOpenDocument } from '../document/EditorContext';
import { Dialog } from '../../ui/Dialog';
import { LoadGate } from '../../ui/LoadGate';
import { isSameValue } from '../model/content-comparison';
import { ChangeList } from './ChangeList';
import { Restoration } from './Restoration';

/** Two revisions by number, or one and what is in the form. */
export interface Comparison {
  readonly from: number;
  readonly to: number | 'draft';
}

interface CompareDialogProps {
  readonly comparison: Comparison;
  readonly onClose: () => void;
}

/** What differs between two revisions, or what restoring one brings back into the form. */
export function CompareDialog({ comparison: { from, to }, onClose }: CompareDialogProps) {
  const { editor, fields } = useOpenDocument();
  const { calls, form } = editor;
  const [draft] = useState(() => form.getValues());
  const load = useCallback(async () => {
    const older = (await calls.revision(from)).content;
    return { older, newer: to === 'draft' ? draft : (await calls.revision(to)).content };
  }, [calls, draft, from, to]);
  return (
    <Dialog onClose={onClose} size="xl" title={to === 'draft' ? `Compare with v${from}` : `From v${from} to v${to}`}>
      <LoadGate what="the revisions" load={load}>
        {({ older, newer }) =>
          to === 'draft' ? (
            <Restoration
              now={newer}
              back={older}
              fields={fields}
              number={from}
              isBusy={editor.activity !== 'idle'}
              onRestore={async (addresses) => {
                if (await editor.restore(from, addresses)) onClose();
              }}
            />
          ) : isSameValue(older, newer) ? (
            <Text>They are the same.</Text>
          ) : (
            <ChangeList fields={fields} from={older} to={newer} />
          )
        }
      </LoadGate>
    </Dialog>
  );
}
