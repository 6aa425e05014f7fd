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
  { value: 'moving', label: 'Moving' },
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((slide) => ({ value: String(slide), label: `View ${slide + 1}` })),
];
const requests = [
  { value: 'answered', label: 'The content' },
  { value: 'loading', label: 'While it loads' },
  { value: 'failed', label: 'When it fails to load' },
];

interface Toggle {
  readonly label: string;
  readonly on: Partial<Stage>;
  readonly off: Partial<Stage>;
  readonly onlyHome?: boolean;
}

const toggles: readonly Toggle[] = [
  { label: 'All answers open', on: { faqs: 'open' }, off: { faqs: 'as they are' } },
  { label: 'More than 3 insights', on: { insights: 'many' }, off: { insights: 'as they are' }, onlyHome: true },
  { label: 'Mobile menu open', on: { mobileMenu: true }, off: { mobileMenu: false } },
  { label: 'Reduced motion', on: { motion: 'reduced' }, off: { motion: 'full' } },
];

const isIn = (stage: Stage, state: Partial<Stage>) => JSON.stringify({ ...stage, ...state }) === JSON.stringify(stage);

/** States of the page that its content does not bring about. */
export function StageMenu({ isHome, onStage }: StageMenuProps) {
  const [stage, setStage] = useState(plain);
  const isPlain = isIn(stage, plain);
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
          {toggles.map(({ label, on, off, onlyHome }) =>
            onlyHome && !isHome ? null : (
              <Switch
                key={label}
                size="xs"
                label={label}
                checked={isIn(stage, on)}
                onChange={(event) => enter(event.currentTarget.checked ? on : off)}
              />
            ),
          )}
          <Button size="xs" variant="default" disabled={isPlain} onClick={() => enter(plain)}>
            Back to normal
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
