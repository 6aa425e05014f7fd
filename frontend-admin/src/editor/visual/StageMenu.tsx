import { useState } from 'react';
import type { PreviewStageState } from '@20x/kit';
import { Button, Popover, Select, Stack, Switch } from '@mantine/core';
import { plainStage } from '@20x/shared/preview-stage';
import { SlidersHorizontal } from 'lucide-react';

interface StageMenuProps {
  /** Only the home page has a carousel of its own and insights. */
  readonly isHome: boolean;
  readonly onStage: (stage: Partial<PreviewStageState>) => void;
}

type Stage = typeof plainStage;
const slides = [
  { value: 'moving', label: 'Moving' },
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((slide) => ({ value: String(slide), label: `View ${slide + 1}` })),
];
const requests = [
  { value: 'answered', label: 'The content' },
  { value: 'loading', label: 'While it loads' },
  { value: 'failed', label: 'When it fails to load' },
];

type Toggle = {
  [Name in keyof Stage]: {
    readonly label: string;
    readonly name: Name;
    readonly on: Stage[Name];
    readonly onlyHome?: boolean;
  };
}[keyof Stage];

const toggles: readonly Toggle[] = [
  { label: 'All answers open', name: 'faqs', on: 'open' },
  { label: 'More than 3 insights', name: 'insights', on: 'many', onlyHome: true },
  { label: 'Mobile menu open', name: 'mobileMenu', on: true },
  { label: 'Reduced motion', name: 'motion', on: 'reduced' },
];

/** States of the page that its content does not bring about. */
export function StageMenu({ isHome, onStage }: StageMenuProps) {
  const [stage, setStage] = useState(plainStage);
  const isPlain = JSON.stringify(stage) === JSON.stringify(plainStage);
  const enter = (change: Partial<Stage>) => {
    setStage({ ...stage, ...change });
    onStage(change);
  };
  return (
    <Popover position="bottom-end" trapFocus withinPortal>
      <Popover.Target>
        <Button size="xs" variant={isPlain ? 'default' : 'light'} leftSection={<SlidersHorizontal />}>
          {isPlain ? 'States' : 'States (on)'}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm" w={240}>
          <Select
            size="xs"
            label="The page shows"
            data={requests}
            value={stage.request}
            allowDeselect={false}
            comboboxProps={{ withinPortal: false }}
            onChange={(value) => enter({ request: (value ?? 'answered') as Stage['request'] })}
          />
          {isHome ? (
            <Select
              size="xs"
              label="Carousels"
              data={slides}
              value={stage.slide === null ? 'moving' : String(stage.slide)}
              allowDeselect={false}
              comboboxProps={{ withinPortal: false }}
              onChange={(value) => enter({ slide: value === 'moving' || value === null ? null : Number(value) })}
            />
          ) : null}
          {toggles.map(({ label, name, on, onlyHome }) =>
            onlyHome && !isHome ? null : (
              <Switch
                key={label}
                size="xs"
                label={label}
                checked={stage[name] === on}
                onChange={(event) => enter({ [name]: event.currentTarget.checked ? on : plainStage[name] })}
              />
            ),
          )}
          <Button size="xs" variant="default" disabled={isPlain} onClick={() => enter(plainStage)}>
            Back to normal
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
