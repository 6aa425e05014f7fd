import { useState } from 'react';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { ChangeList } from './ChangeList';
import type { Content } from '../model/content-comparison';
import type { FieldDeclarations } from '../model/field-declarations';
import { changesBetween } from './changes';

interface DifferencesProps {
  readonly older: Content;
  readonly newer: Content;
  /** The newer side is what is being edited. */
  readonly isWithDraft: boolean;
  readonly number: number;
  readonly fields: FieldDeclarations;
  readonly isBusy: boolean;
  /** Without addresses: all of it. */
  readonly onRestore: (addresses?: readonly string[]) => Promise<void>;
}

const isInside = (address: string, around: string) => address.startsWith(`${around}.`);

/** What differs, and which of it comes back: everything, a section, or a single field. */
export function Differences({ older, newer, isWithDraft, number, fields, isBusy, onRestore }: DifferencesProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const changes = changesBetween(older, newer, { byPosition: isWithDraft });
  if (changes.length === 0) return <Text>They are the same.</Text>;
  const choose = (address: string, isChosen: boolean) => {
    const others = chosen.filter((other) => other !== address && !isInside(other, address));
    setChosen(isChosen ? [...others, address] : others);
  };
  return (
    <Stack>
      <Text>
        {changes.length === 1 ? 'One field differs.' : `${changes.length} fields differ.`} Restoring makes a new draft;
        visitors see it when it is published, and Undo takes it back.
      </Text>
      <ChangeList
        fields={fields}
        from={older}
        to={newer}
        changes={changes}
        actions={({ address }, label) => {
          if (address === null) return null;
          const isCovered = chosen.some((other) => isInside(address, other));
          return (
            <Checkbox
              size="xs"
              label="restore"
              aria-label={`Restore ${label}`}
              disabled={isCovered}
              checked={isCovered || chosen.includes(address)}
              onChange={(event) => {
                choose(address, event.currentTarget.checked);
              }}
            />
          );
        }}
      />
      <Group justify="flex-end">
        <Button variant="default" loading={isBusy} onClick={() => void onRestore()}>
          Restore all of v{number}
        </Button>
        <Button loading={isBusy} disabled={chosen.length === 0} onClick={() => void onRestore(chosen)}>
          Restore selected
        </Button>
      </Group>
    </Stack>
  );
}
