import { isClockTime } from '@20x/shared/clock';
import { requiredText, textUpTo, type FieldForm } from './field-rules.ts';
import { field, type FieldOptions, type Requirable } from './field.ts';

type TimeOptions = FieldOptions & Requirable;

/** Characters of a draft. */
const limit = 60;

const written = (kind: 'day' | 'time' | 'zone', form: Omit<FieldForm, 'name'>, options: TimeOptions, note?: string) =>
  field({
    facts: { kind, form: { name: kind, ...form } },
    options,
    note,
    schema: { type: String, maxLength: limit },
    rules: [textUpTo('size', limit), ...(options.required ? [requiredText()] : [])],
  });

const zonePattern = /^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/;

const dayPattern = /^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const isDay = (value: unknown) =>
  typeof value === 'string' && dayPattern.test(value) && new Date(`${value}T00:00:00Z`).toISOString().startsWith(value);

/** A day of the calendar, such as 2026-11-02. */
export const Day = (options: TimeOptions) =>
  written(
    'day',
    { message: 'Enter a date as year-month-day, such as 2026-11-02.', passes: isDay },
    options,
    'Year-month-day when published.',
  );

/** A time on the clock, from 00:00 to 23:59. */
export const TimeOfDay = (options: TimeOptions) =>
  written(
    'time',
    {
      message: 'Enter a time such as 09:30.',
      passes: isClockTime,
    },
    options,
    'Such as 09:30 when published.',
  );

/** The name of a time zone, such as America/Toronto. */
export const TimeZone = (options: FieldOptions) =>
  written('zone', { message: 'Choose a time zone such as America/Toronto.', passes: isTimeZone }, options);

function isTimeZone(value: unknown): boolean {
  if (typeof value !== 'string' || !zonePattern.test(value)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
