import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { inForm } from './field-forms.ts';
import { isTextUpTo, requiredText, shape } from './field-rules.ts';

interface TimeOptions {
  readonly description?: string;
  /** Publishing refuses an empty value. Default: false. */
  readonly required?: boolean;
}

/** Characters of a draft. */
const limit = 60;
const sized = () => shape('size', `Give a text of at most ${limit} characters.`, isTextUpTo(limit));
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;
const zonePattern = /^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/;

const dayPattern = /^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const isDay = (value: unknown) =>
  typeof value === 'string' && dayPattern.test(value) && new Date(`${value}T00:00:00Z`).toISOString().startsWith(value);

/** A day of the calendar, such as 2026-11-02. */
export const Day = ({ description, required = false }: TimeOptions = {}) =>
  applyDecorators(
    ApiPropertyOptional({
      type: String,
      nullable: true,
      maxLength: limit,
      description: [description, 'Year-month-day when published.'].filter(Boolean).join(' '),
    }),
    sized(),
    inForm('day', {
      message: 'Give a day as year-month-day, such as 2026-11-02.',
      passes: isDay,
      isList: false,
    }),
    ...(required ? [requiredText()] : []),
  );

/** A time on the clock, from 00:00 to 23:59. */
export const TimeOfDay = ({ description, required = false }: TimeOptions = {}) =>
  applyDecorators(
    ApiPropertyOptional({
      type: String,
      nullable: true,
      maxLength: limit,
      description: [description, 'Such as 09:30 when published.'].filter(Boolean).join(' '),
    }),
    sized(),
    inForm('time', {
      message: 'Give a time such as 09:30.',
      passes: (value) => typeof value === 'string' && timePattern.test(value),
      isList: false,
    }),
    ...(required ? [requiredText()] : []),
  );

/** The name of a time zone, such as America/Toronto. */
export const TimeZone = ({ description }: Pick<TimeOptions, 'description'> = {}) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: limit, description }),
    sized(),
    inForm('zone', {
      message: 'Give a time zone such as America/Toronto.',
      passes: isTimeZone,
      isList: false,
    }),
  );

function isTimeZone(value: unknown): boolean {
  if (typeof value !== 'string' || !zonePattern.test(value)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
