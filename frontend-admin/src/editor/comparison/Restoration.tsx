import { useState } from 'react';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { ChangeList } from './ChangeList';
import classes from './ChangeList.module.css';
import type { Content } from '../model/content-comparison';
import type { FieldDeclarations } from '../model/field-declarations';
import { changesBetween } from './changes';

interface RestorationProps {
  /** What is in the form. */
  readonly now: Content;
  /** The revision that comes back. */
  readonly back: Content;
  readonly number: number;
  readonly fields: FieldDeclarations;
  readonly isBusy: boolean;
  /** Without addresses: all of it. */
  readonly onRestore: (addresses?: readonly string[]) => Promise<void>;
}

const isInside = (address: string, around: string) => address.startsWith(`${around}.`);

/** What a revision brings back: everything, a section, or a single field. */
export function Restoration({ now, back, number, fields, isBusy, onRestore }: RestorationProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const changes = changesBetween(now, back, { byPosition: true });
  if (changes.length === 0) return <Text>The form is the same as v{number}.</Text>;
  const choose = (address: string, isChosen: boolean) => {
    const others = chosen.filter((other) => other !== address && !isInside(other, address));
    setChosen(isChosen ? [...others, address] : others);
  };
  return (
    <Stack>
      <Text className={classes.change}>
        {changes.length === 1 ? 'One field differs.' : `${changes.length} fields differ.`} <del>Struck-out text</del> is
        in the form now, <ins>green text</ins> comes back from v{number}. Visitors see it after you publish, and you can
        undo it.
      </Text>
      <ChangeList
        fields={fields}
        from={now}
        to={back}
        changes={changes}
        actions={({ address }, label) => {
          if (address === null) return null;
          const isCovered = chosen.some((other) => isInside(address, other));
          return (
            <Checkbox
              size="xs"
              label="Restore"
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
