import { useState } from 'react';
import type { PreviewStageState } from '@20x/kit';
import { Button, Popover, Select, Stack, Switch } from '@mantine/core';
import { plainStage } from '@20x/shared/preview-stage';
import { SlidersHorizontal } from 'lucide-react';
import { Disclosure } from '../../ui/Disclosure';

interface StageMenuProps {
  /** Only the home page has a carousel of its own and insights. */
  readonly isHome: boolean;
  readonly onStage: (stage: Partial<PreviewStageState>) => void;
}

type Stage = typeof plainStage;
const slides = [
  { value: 'moving', label: 'Moving' },
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((slide) => ({ value: String(slide), label: `Slide ${slide + 1}` })),
];
const requests = [
  { value: 'answered', label: 'The content' },
  { value: 'loading', label: 'While it loads' },
  { value: 'failed', label: 'When it fails to load' },
];

/** States of the page that its content does not bring about. */
export function StageMenu({ isHome, onStage }: StageMenuProps) {
  const [stage, setStage] = useState(plainStage);
  const [isAdvanced, setAdvanced] = useState(false);
  const isPlain = JSON.stringify(stage) === JSON.stringify(plainStage);
  const enter = (change: Partial<Stage>) => {
    setStage({ ...stage, ...change });
    onStage(change);
  };
  const own = { stage, enter };
  return (
    <Popover position="bottom-end" trapFocus withinPortal>
      <Popover.Target>
        <Button size="xs" variant={isPlain ? 'default' : 'light'} leftSection={<SlidersHorizontal />}>
          {isPlain ? 'States' : 'States (on)'}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm" w={240}>
          <Toggle {...own} label="Mobile menu open" name="mobileMenu" on />
          <Toggle {...own} label="All answers open" name="faqs" on="open" />
          {isHome ? (
            <>
              <Select
                {...select}
                label="Carousel"
                data={slides}
                value={stage.slide === null ? 'moving' : String(stage.slide)}
                onChange={(value) => enter({ slide: value === 'moving' || value === null ? null : Number(value) })}
              />
              <Toggle {...own} label="More than 3 insights" name="insights" on="many" />
            </>
          ) : null}
          <Disclosure label="Advanced" isOpen={isAdvanced} onToggle={setAdvanced}>
            <Stack gap="sm">
              <Select
                {...select}
                label="The page shows"
                data={requests}
                value={stage.request}
                onChange={(value) => enter({ request: (value ?? 'answered') as Stage['request'] })}
              />
              <Toggle {...own} label="Reduced motion" name="motion" on="reduced" />
            </Stack>
          </Disclosure>
          <Button size="xs" variant="default" disabled={isPlain} onClick={() => enter(plainStage)}>
            Back to normal
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

const select = { size: 'xs', allowDeselect: false, comboboxProps: { withinPortal: false } } as const;

interface ToggleProps<Name extends keyof Stage> {
  readonly label: string;
  readonly name: Name;
  readonly on: Stage[Name];
  readonly stage: Stage;
  readonly enter: (change: Partial<Stage>) => void;
}

function Toggle<Name extends keyof Stage>({ label, name, on, stage, enter }: ToggleProps<Name>) {
  return (
    <Switch
      size="xs"
      label={label}
      checked={stage[name] === on}
      onChange={(event) => enter({ [name]: event.currentTarget.checked ? on : plainStage[name] })}
    />
  );
}
