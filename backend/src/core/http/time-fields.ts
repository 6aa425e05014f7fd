import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { requiredText, shape } from './field-rules.ts';

interface TimeOptions {
  readonly description?: string;
  /** Publishing refuses an empty value. Default: false. */
  readonly required?: boolean;
}

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;
const zonePattern = /^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/;

/** A time on the clock, from 00:00 to 23:59. */
export const TimeOfDay = ({ description, required = false }: TimeOptions = {}) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, pattern: timePattern.source, description }),
    shape('time', 'Give a time such as 09:30.', (value) => typeof value === 'string' && timePattern.test(value)),
    ...(required ? [requiredText()] : []),
  );

/** The name of a time zone, such as America/Toronto. */
export const TimeZone = ({ description }: Pick<TimeOptions, 'description'> = {}) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: 60, description }),
    shape('zone', 'Give a time zone such as America/Toronto.', isTimeZone),
  );

function isTimeZone(value: unknown): boolean {
  if (typeof value !== 'string' || !zonePattern.test(value)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
