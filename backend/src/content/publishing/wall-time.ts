import { Temporal } from 'temporal-polyfill';
import { Problem } from '../../core/http/problem.ts';
import type { DstChoice } from '../documents/document-requests.dto.ts';

interface WallTime {
  /** What names it in the request. */
  readonly field: string;
  /** Local time, such as `2027-03-14T09:30`. */
  readonly time: string;
  readonly zone: string;
  /** Which one, when it comes twice. */
  readonly ambiguous?: DstChoice;
}

/** Years of more than four digits are written in another way, which the database does not read. */
const lastInstant = Date.UTC(9999, 11, 31, 23, 59);

/**
 * The instant of a time on the clocks of a zone. A time that clocks jump over is refused; one that comes twice needs
 * `ambiguous`.
 */
export function instantOf({ field, time, zone, ambiguous }: WallTime): Date {
  checkZone(zone);
  const wall = wallTime(field, time);
  const earlier = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const later = wall.toZonedDateTime(zone, { disambiguation: 'later' });
  if (!earlier.toPlainDateTime().equals(wall)) {
    throw refused(field, 'This time does not exist, because clocks are set forward. Choose another one.');
  }
  if (!earlier.equals(later) && !ambiguous) {
    const message = 'This time occurs twice, because clocks are set back. Choose one.';
    throw new Problem('ambiguous_time', {
      detail: message,
      errors: [{ field, message }],
      extra: { earlier: asText(earlier), later: asText(later) },
    });
  }
  const { epochMilliseconds } = ambiguous === 'later' ? later : earlier;
  if (epochMilliseconds > lastInstant) throw refused(field, 'This time is too far in the future.');
  return new Date(epochMilliseconds);
}

const refused = (field: string, message: string) =>
  new Problem('invalid_input', { detail: message, errors: [{ field, message }] });

const asText = ({ epochMilliseconds }: Temporal.ZonedDateTime) => new Date(epochMilliseconds).toISOString();

function wallTime(field: string, time: string): Temporal.PlainDateTime {
  try {
    return Temporal.PlainDateTime.from(time, { overflow: 'reject' });
  } catch {
    throw refused(field, 'This day does not exist.');
  }
}

/** A named zone: an offset such as +02:00 would forget what the clocks of a place do. */
function checkZone(zone: string): void {
  try {
    if (!/^[a-z]/i.test(zone)) throw new RangeError(zone);
    Temporal.PlainDateTime.from('2000-01-01T00:00').toZonedDateTime(zone);
  } catch {
    throw refused('zone', 'Choose a time zone, such as America/New_York.');
  }
}
