import { useState } from 'react';
import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import type { Content } from '../model/content-comparison';
import { describeValue } from '../model/describe-value';
import type { FieldDeclarations } from '../model/field-declarations';
import { fieldLabel } from '../model/field-labels';
import { useNamedLinks } from '../model/named-links';
import { canKeepBoth, type Choice, type Overlap } from './merge';
import type { Conflict, Versioned } from './use-conflicts';
import classes from './ConflictDialog.module.css';

interface ConflictDialogProps<State extends Versioned> {
  /** Null: closed. */
  readonly conflict: Conflict<State> | null;
  readonly fields: FieldDeclarations;
  /** Who saved in between, where the state tells. */
  readonly authorOf?: (theirs: State) => string | null;
  readonly onSettle: (choices: Readonly<Record<string, Choice>>) => void;
}

/** Both changed the same fields: shows both sides of each, and overwrites neither until the person has chosen. */
export function ConflictDialog<State extends Versioned>(props: ConflictDialogProps<State>) {
  const { conflict, fields, authorOf, onSettle } = props;
  // Keeps its content while it closes.
  const [shown, setShown] = useState(conflict);
  if (conflict && conflict !== shown) setShown(conflict);
  const who = (shown?.theirs && authorOf?.(shown.theirs)) ?? 'Someone else';
  return (
    <Modal
      opened={conflict !== null}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size="lg"
      title={shown?.theirs ? `${who} saved while you were editing` : 'The form has changed since'}
    >
      {shown ? <Choices key={keyOf(shown)} conflict={shown} fields={fields} onSettle={onSettle} /> : null}
    </Modal>
  );
}

const keyOf = ({ merge }: Conflict) => merge.overlaps.map(({ path }) => path).join(' ');

interface ChoicesProps {
  readonly conflict: Conflict;
  readonly fields: FieldDeclarations;
  readonly onSettle: (choices: Readonly<Record<string, Choice>>) => void;
}

function Choices({ conflict, fields, onSettle }: ChoicesProps) {
  const { overlaps, adopted, merged } = conflict.merge;
  const named = useNamedLinks(overlaps);
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const all = (choice: Choice) => Object.fromEntries(overlaps.map(({ path }) => [path, choice]));
  return (
    <Stack>
      <Text>
        {conflict.theirs
          ? 'You both changed these fields. Choose for each; everything else has been put together by itself.'
          : 'What was kept on this device differs from the form in these fields.'}
      </Text>
      {overlaps.length > 1 ? (
        <Group gap="xs">
          <Button variant="default" onClick={() => setChoices(all('mine'))}>
            Mine everywhere
          </Button>
          <Button variant="default" onClick={() => setChoices(all('theirs'))}>
            Theirs everywhere
          </Button>
        </Group>
      ) : null}
      <div className={classes.fields}>
        {overlaps.map((overlap) => (
          <FieldChoice
            key={overlap.path}
            label={fieldLabel(fields, overlap.path, merged)}
            overlap={overlap}
            describe={(value) => describeValue(named(value), fields[overlap.path])}
            value={choices[overlap.path] ?? 'mine'}
            onChange={(choice) => {
              setChoices({ ...choices, [overlap.path]: choice });
            }}
          />
        ))}
      </div>
      {adopted.length > 0 ? <Text>{adoptedSentence(adopted, fields, merged)}</Text> : null}
      <Text c="var(--ink3)">What you do not choose is not lost: Undo brings yours back, the history keeps theirs.</Text>
      <Group justify="flex-end">
        <Button data-autofocus onClick={() => onSettle(choices)}>
          {conflict.theirs ? 'Save this' : 'Bring back'}
        </Button>
      </Group>
    </Stack>
  );
}

const adoptedSentence = (names: readonly string[], fields: FieldDeclarations, content: Content) =>
  `Only they changed, and you get it too: ${names.map((name) => fieldLabel(fields, name, content)).join(', ')}.`;

interface FieldChoiceProps {
  readonly label: string;
  readonly overlap: Overlap;
  readonly describe: (value: unknown) => string;
  readonly value: Choice;
  readonly onChange: (choice: Choice) => void;
}

function FieldChoice({ label, overlap, describe, value, onChange }: FieldChoiceProps) {
  return (
    <Radio.Group
      className={classes.field}
      label={label}
      value={value}
      onChange={(choice) => {
        onChange(choice);
      }}
    >
      <div className={classes.sides}>
        <Radio value="mine" label="Mine" description={describe(overlap.mine)} />
        <Radio value="theirs" label="Theirs" description={describe(overlap.theirs)} />
        {canKeepBoth(overlap) ? <Radio value="both" label="Both" description="Mine, then theirs" /> : null}
      </div>
    </Radio.Group>
  );
}
