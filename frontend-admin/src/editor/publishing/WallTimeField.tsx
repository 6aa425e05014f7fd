import { Radio, Stack, Text, TextInput } from '@mantine/core';
import type { WallTime } from './use-wall-time';
import { instantsOf, utcText } from '../model/wall-time';

interface WallTimeFieldProps {
  readonly label: string;
  readonly zone: string;
  readonly time: WallTime;
  readonly error?: string | undefined;
  /** What it means to leave it empty. Default: it is required. */
  readonly optional?: string | undefined;
  /** A dialog opens with the focus here. Default: false. */
  readonly isFirst?: boolean;
}

/** A local time with what it means: the instant in UTC, that it does not exist, or which of two is meant. */
export function WallTimeField(props: WallTimeFieldProps) {
  const { label, zone, time, error, optional, isFirst } = props;
  const { value, instant: chosen } = time;
  const instants = instantsOf(value, zone);
  const [earlier, later] = instants;
  const note = chosen ? `That is ${utcText(chosen)}.` : null;
  return (
    <Stack gap="xs">
      <TextInput
        type="datetime-local"
        data-autofocus={isFirst}
        label={label}
        required={!optional}
        withAsterisk={false}
        value={value}
        description={note}
        error={error ?? whyImpossible(value, instants)}
        onChange={(event) => {
          time.setValue(event.currentTarget.value);
        }}
      />
      {earlier && later ? (
        <Radio.Group
          label="Clocks are set back then: this time comes twice"
          value={time.choice}
          onChange={time.setChoice}
        >
          <Radio value="earlier" label={`The first time, ${utcText(earlier)}`} mt={4} />
          <Radio value="later" label={`The second time, ${utcText(later)}`} mt={4} />
        </Radio.Group>
      ) : null}
      {value === '' && optional ? <Text c="var(--ink3)">{optional}</Text> : null}
    </Stack>
  );
}

function whyImpossible(value: string, instants: readonly Date[]): string | undefined {
  if (value === '') return undefined;
  if (instants.length === 0) return 'This time does not exist: clocks jump over it. Choose another.';
  return instants.every((instant) => instant.getTime() < Date.now()) ? 'This time has passed.' : undefined;
}
