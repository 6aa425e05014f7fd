import { useState } from 'react';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { mergeChanges } from './content-comparison';
import { describeValue } from './describe-value';
import { fieldLabel, type FieldDeclarations } from './field-declarations';
import type { Conflict, Versioned } from './use-editor-form';
import classes from './ChangeList.module.css';

interface ConflictDialogProps<State extends Versioned> {
  /** Null: closed. */
  readonly conflict: Conflict<State> | null;
  readonly fields: FieldDeclarations;
  /** Who saved in between, where the state tells. */
  readonly authorOf?: (theirs: State) => string | null;
  readonly onChoose: (choice: 'mine' | 'theirs') => void;
  readonly onCancel: () => void;
}

/** Someone saved in between: shows both sides of every field that both changed, and loses neither. */
export function ConflictDialog<State extends Versioned>(props: ConflictDialogProps<State>) {
  const { conflict, fields, authorOf, onChoose, onCancel } = props;
  // Keeps its content while it closes.
  const [shown, setShown] = useState(conflict);
  if (conflict && conflict !== shown) setShown(conflict);
  const who = (shown && authorOf?.(shown.theirs)) ?? 'Someone else';
  return (
    <Modal opened={conflict !== null} onClose={onCancel} size="lg" title={`${who} saved while you were editing`}>
      {shown ? <Choice conflict={shown} fields={fields} onChoose={onChoose} /> : null}
    </Modal>
  );
}

interface ChoiceProps {
  readonly conflict: Conflict;
  readonly fields: FieldDeclarations;
  readonly onChoose: (choice: 'mine' | 'theirs') => void;
}

function Choice({ conflict: { base, mine, theirs }, fields, onChoose }: ChoiceProps) {
  const { overlaps, adopted } = mergeChanges({ base, mine, theirs: theirs.content });
  return (
    <Stack>
      {overlaps.length > 0 ? (
        <Text>You both changed these fields. Nothing is overwritten until you choose.</Text>
      ) : (
        <Text>You changed different fields, so both can be kept.</Text>
      )}
      {overlaps.length > 0 ? (
        <dl className={classes.root}>
          {overlaps.map((name) => (
            <div key={name} className={classes.change}>
              <dt>{fieldLabel(fields, name)}</dt>
              <dd className={classes.sides}>
                <p className={classes.side}>
                  <span>Mine</span>
                  {describeValue(mine[name], fields[name])}
                </p>
                <p className={classes.side}>
                  <span>Theirs</span>
                  {describeValue(theirs.content[name], fields[name])}
                </p>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {adopted.length > 0 ? (
        <Text>Only they changed: {adopted.map((name) => fieldLabel(fields, name)).join(', ')}.</Text>
      ) : null}
      <Text c="dimmed">
        Keep mine saves your fields over theirs and takes over the fields that only they changed. Load theirs shows
        their version; yours stays on this device and can be brought back.
      </Text>
      <Group justify="flex-end">
        <Button
          variant="default"
          onClick={() => {
            onChoose('theirs');
          }}
        >
          Load theirs
        </Button>
        <Button
          data-autofocus
          onClick={() => {
            onChoose('mine');
          }}
        >
          Keep mine and save
        </Button>
      </Group>
    </Stack>
  );
}
