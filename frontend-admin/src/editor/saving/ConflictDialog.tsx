import { useState } from 'react';
import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import type { Content } from '../model/content-comparison';
import { declarationAt } from '../model/declaration-at';
import { describeValue } from '../model/describe-value';
import type { FieldDeclaration, FieldDeclarations } from '../model/field-declarations';
import { fieldLabel } from '../model/field-labels';
import { useNamedLinks } from '../model/named-links';
import { canKeepBoth, type Choice, type Overlap } from './merge';
import type { Conflict } from './use-conflicts';
import type { EditorForm } from './use-editor-form';
import { useSaver, type Saver } from './use-saver';
import { Dialog } from '../../ui/Dialog';
import classes from './ConflictDialog.module.css';

interface ConflictDialogProps {
  readonly editor: Pick<EditorForm, 'conflict' | 'settleConflict'>;
  readonly fields: FieldDeclarations;
}

/** Both changed the same fields: shows both sides of each, and overwrites neither until the person has chosen. */
export function ConflictDialog({ editor: { conflict, settleConflict }, fields }: ConflictDialogProps) {
  const { title } = useSaver(conflict?.theirs?.draft?.author);
  if (!conflict) return null;
  return (
    <Dialog
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size="lg"
      title={conflict.theirs ? title : 'The form has changed since'}
    >
      <Choices
        key={keyOf(conflict)}
        conflict={conflict}
        fields={fields}
        onSettle={(choices) => void settleConflict(choices)}
      />
    </Dialog>
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
  const { sides } = useSaver(conflict.theirs?.draft?.author);
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const all = (choice: Choice) => Object.fromEntries(overlaps.map(({ path }) => [path, choice]));
  return (
    <Stack>
      <Text>
        {conflict.theirs
          ? 'These fields were changed on both sides. Choose one for each. Everything else was merged automatically.'
          : 'What was kept on this device differs from the form in these fields.'}
      </Text>
      {overlaps.length > 1 ? (
        <Group gap="xs">
          <Button variant="default" onClick={() => setChoices(all('mine'))}>
            {sides.mine} everywhere
          </Button>
          <Button variant="default" onClick={() => setChoices(all('theirs'))}>
            {sides.theirs} everywhere
          </Button>
        </Group>
      ) : null}
      <div className={classes.fields}>
        {overlaps.map((overlap) => (
          <FieldChoice
            key={overlap.path}
            label={fieldLabel(fields, overlap.path, merged)}
            overlap={overlap}
            sides={sides}
            said={saidBy(overlap, declarationAt(fields, overlap.path, merged), named)}
            value={choices[overlap.path] ?? 'mine'}
            onChange={(choice) => {
              setChoices({ ...choices, [overlap.path]: choice });
            }}
          />
        ))}
      </div>
      {adopted.length > 0 ? <Text>{adoptedSentence(adopted, fields, merged)}</Text> : null}
      <Text c="var(--ink3)">Nothing is lost: you can undo this, and the history keeps what was saved.</Text>
      <Group justify="flex-end">
        <Button data-autofocus onClick={() => onSettle(choices)}>
          {conflict.theirs ? 'Save this' : 'Restore'}
        </Button>
      </Group>
    </Stack>
  );
}

/** Both sides in words; of two texts that differ in their links or formatting alone, the markup. */
function saidBy({ mine, theirs }: Overlap, declaration: FieldDeclaration | null, named: (value: unknown) => unknown) {
  const inWords = [mine, theirs].map((value) => describeValue(named(value), declaration));
  const [one, other] = inWords[0] === inWords[1] ? [mine, theirs].map((value) => describeValue(named(value))) : inWords;
  return { mine: one, theirs: other };
}

const adoptedSentence = (names: readonly string[], fields: FieldDeclarations, content: Content) =>
  `Changed only there, and now here too: ${names.map((name) => fieldLabel(fields, name, content)).join(', ')}.`;

interface FieldChoiceProps {
  readonly label: string;
  readonly overlap: Overlap;
  readonly sides: Saver['sides'];
  readonly said: ReturnType<typeof saidBy>;
  readonly value: Choice;
  readonly onChange: (choice: Choice) => void;
}

function FieldChoice({ label, overlap, sides, said, value, onChange }: FieldChoiceProps) {
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
        <Radio value="mine" label={sides.mine} description={said.mine} />
        <Radio value="theirs" label={sides.theirs} description={said.theirs} />
        {canKeepBoth(overlap) ? <Radio value="both" label="Keep both" /> : null}
      </div>
    </Radio.Group>
  );
}
