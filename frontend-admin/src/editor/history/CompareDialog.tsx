import { useCallback, useState } from 'react';
import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { ChangeList } from '../ChangeList';
import { changedFields, type Content } from '../content-comparison';
import type { DocumentEditorState } from '../document/use-document-editor';
import type { FieldDeclarations } from '../field-declarations';
import { fieldLabel } from '../field-labels';
import { LoadGate } from '../LoadGate';

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
    <Modal opened={comparison !== null} onClose={props.onClose} size="lg" title={`v${shown?.from ?? ''} and ${to}`}>
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
          isBusy={editor.activity !== 'idle'}
          onRestore={async (names) => {
            if (await editor.restore(from, names)) onClose();
          }}
        />
      )}
    </LoadGate>
  );
}

interface DifferencesProps {
  readonly older: Content;
  readonly newer: Content;
  readonly number: number;
  readonly fields: FieldDeclarations;
  readonly isBusy: boolean;
  /** Without names: all of it. */
  readonly onRestore: (names?: readonly string[]) => Promise<void>;
}

function Differences({ older, newer, number, fields, isBusy, onRestore }: DifferencesProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const names = changedFields(older, newer);
  if (names.length === 0) return <Text>They do not differ.</Text>;
  return (
    <Stack>
      <Text>
        {names.length === 1 ? 'One field differs.' : `${names.length} fields differ.`} Restoring makes a new draft;
        visitors see it when it is published, and Undo takes it back.
      </Text>
      <ChangeList
        fields={fields}
        from={older}
        to={newer}
        actions={(name) => (
          <Checkbox
            size="xs"
            label="restore"
            aria-label={`Restore ${fieldLabel(fields, name, newer)}`}
            checked={chosen.includes(name)}
            onChange={(event) => {
              setChosen(event.currentTarget.checked ? [...chosen, name] : chosen.filter((other) => other !== name));
            }}
          />
        )}
      />
      <Group justify="flex-end">
        <Button variant="default" loading={isBusy} onClick={() => void onRestore()}>
          Restore all of v{number}
        </Button>
        <Button loading={isBusy} disabled={chosen.length === 0} onClick={() => void onRestore(chosen)}>
          {chosen.length === 1 ? 'Restore one field' : `Restore ${chosen.length} fields`}
        </Button>
      </Group>
    </Stack>
  );
}
