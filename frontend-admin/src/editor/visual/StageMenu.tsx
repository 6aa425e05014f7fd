import { useState } from 'react';
import type { PreviewStageState } from '@20x/kit';
import { Button, Popover, Select, Stack, Switch } from '@mantine/core';
import { SlidersHorizontal } from 'lucide-react';

interface StageMenuProps {
  /** Only the home page has a carousel of its own and insights. */
  readonly isHome: boolean;
  readonly onStage: (stage: Partial<PreviewStageState>) => void;
}

type Stage = Omit<PreviewStageState, 'scheme'>;
const plain: Stage = {
  slide: null,
  faqs: 'as they are',
  insights: 'as they are',
  request: 'answered',
  mobileMenu: false,
  motion: 'full',
};
const slides = [
  { value: 'moving', label: 'Moves by itself' },
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((slide) => ({ value: String(slide), label: `Stands at view ${slide + 1}` })),
];
const requests = [
  { value: 'answered', label: 'The content' },
  { value: 'loading', label: 'While it loads' },
  { value: 'failed', label: 'When it fails to load' },
];

/** States of the page that its content does not bring about. */
export function StageMenu({ isHome, onStage }: StageMenuProps) {
  const [stage, setStage] = useState(plain);
  const isPlain = JSON.stringify(stage) === JSON.stringify(plain);
  const enter = (change: Partial<Stage>) => {
    setStage({ ...stage, ...change });
    onStage(change);
  };
  return (
    <Popover position="bottom-end" trapFocus withinPortal>
      <Popover.Target>
        <Button
          size="xs"
          variant={isPlain ? 'default' : 'light'}
          leftSection={<SlidersHorizontal size={16} strokeWidth={1.5} aria-hidden />}
        >
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
          <Toggle
            label="All answers open"
            isOn={stage.faqs === 'open'}
            onTurn={(on) => enter({ faqs: on ? 'open' : 'as they are' })}
          />
          {isHome ? (
            <Toggle
              label="More than 3 insights"
              isOn={stage.insights === 'many'}
              onTurn={(on) => enter({ insights: on ? 'many' : 'as they are' })}
            />
          ) : null}
          <Toggle label="Mobile menu open" isOn={stage.mobileMenu} onTurn={(on) => enter({ mobileMenu: on })} />
          <Toggle
            label="Reduced motion"
            isOn={stage.motion === 'reduced'}
            onTurn={(on) => enter({ motion: on ? 'reduced' : 'full' })}
          />
          <Button size="xs" variant="default" disabled={isPlain} onClick={() => enter(plain)}>
            Back to normal
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onTurn: (on: boolean) => void;
}

const Toggle = ({ label, isOn, onTurn }: ToggleProps) => (
  <Switch size="xs" label={label} checked={isOn} onChange={(event) => onTurn(event.currentTarget.checked)} />
);
