import { useLayoutEffect, useRef, useState } from 'react';
import type { BlockOf, BlockProps } from '../parts/block-props';
import { filled } from '../parts/block-text';
import { BlockHead, BlockSection } from '../parts/BlockSection';
import columns from '../../ui/Columns.module.css';
import { fieldOf } from '../../ui/field-of';
import { extraShifts, weeklyExtraMargin, type RoiNumbers } from './roi';
import classes from './RoiCalculatorBlock.module.css';

interface Field {
  readonly name: keyof RoiNumbers;
  readonly label: string;
  readonly unit: string;
  readonly max: number;
  readonly step?: number;
  readonly start: number;
}

const fields: readonly Field[] = [
  { name: 'shifts', label: 'Shifts requested', unit: 'per week', max: 100_000, start: 200 },
  { name: 'hoursPerShift', label: 'Hours', unit: 'per shift', max: 24, step: 0.25, start: 12 },
  { name: 'currentFillRate', label: 'Current fill rate', unit: '%', max: 100, step: 0.1, start: 80 },
  { name: 'targetFillRate', label: 'Target fill rate', unit: '%', max: 100, step: 0.1, start: 85 },
  { name: 'billRate', label: 'Bill rate', unit: '$ per hour', max: 1000, step: 0.01, start: 85 },
  { name: 'payRate', label: 'Pay rate', unit: '$ per hour', max: 1000, step: 0.01, start: 55 },
  { name: 'burden', label: 'Burden', unit: '$ per hour', max: 1000, step: 0.01, start: 10 },
];

type Entries = Record<keyof RoiNumbers, string>;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** The visitor's own week, counted in the browser: nothing is sent. */
export function RoiCalculatorBlock({ block, lead }: BlockProps<'roiCalculator'>) {
  return (
    <BlockSection block={block} className={columns.root}>
      <div>
        <BlockHead block={block} lead={lead} />
      </div>
      <RoiCalculator block={block} />
    </BlockSection>
  );
}

export function RoiCalculator({ block }: { readonly block: BlockOf<'roiCalculator'> }) {
  const [entries, setEntries] = useState<Entries>(() => startOf(block));
  const week = weekOf(entries);
  const id = (name: string) => `${block.id}-${name}`;
  const form = useRef<HTMLFormElement>(null);
  // What was typed into the server's form before it was taken over.
  useLayoutEffect(() => {
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])];
    setEntries((known) => ({ ...known, ...Object.fromEntries(inputs.map(({ name, value }) => [name, value])) }));
  }, []);
  return (
    <form
      ref={form}
      className={classes.root}
      aria-label={filled(block.title) ?? 'Calculator'}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={classes.fields}>
        {fields.map(({ name, label, unit, max, step = 1 }) => (
          <label key={name} className={classes.field} htmlFor={id(name)} data-field={fieldOf(block, name)}>
            <span>
              {label} <small>{unit}</small>
            </span>
            <input
              id={id(name)}
              name={name}
              type="number"
              inputMode="decimal"
              min={0}
              max={max}
              step={step}
              value={entries[name]}
              onChange={({ target }) => setEntries((known) => ({ ...known, [name]: target.value }))}
            />
          </label>
        ))}
      </div>
      <output className={classes.result} htmlFor={fields.map(({ name }) => id(name)).join(' ')}>
        {typeof week !== 'string' ? (
          <>
            <b>{dollars.format(weeklyExtraMargin(week))}</b>
            <span>
              extra margin per week, from {count.format(extraShifts(week))} more shifts at{' '}
              {dollars.format(week.billRate - week.payRate - week.burden)} per hour
            </span>
          </>
        ) : (
          <span>{week}</span>
        )}
      </output>
      <p className={classes.formula}>
        Shifts × (target − current) × hours × (bill − pay − burden).{' '}
        {filled(block.note) ?? 'Your numbers, not a promise.'}
      </p>
    </form>
  );
}

function startOf(block: BlockOf<'roiCalculator'>): Entries {
  return Object.fromEntries(fields.map(({ name, start }) => [name, String(block[name] ?? start)])) as Entries;
}

/** The numbers, or what to change before they can be counted with. */
function weekOf(entries: Entries): RoiNumbers | string {
  for (const { name, label, max } of fields) {
    const value = entries[name].trim() === '' ? Number.NaN : Number(entries[name]);
    if (!(value >= 0 && value <= max)) {
      return `${label}: enter a number from 0 to ${max.toLocaleString('en-US')}.`;
    }
  }
  const week = Object.fromEntries(fields.map(({ name }) => [name, Number(entries[name])])) as unknown as RoiNumbers;
  if (week.targetFillRate >= week.currentFillRate) return week;
  return `Target fill rate: enter at least today’s ${count.format(week.currentFillRate)}%.`;
}
