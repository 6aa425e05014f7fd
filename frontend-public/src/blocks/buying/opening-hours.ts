import type { ContactDetailsBlock } from '@20x/kit';
import { isClockTime, weekdays } from '@20x/shared/clock';
import { fieldOf } from '../../ui/field-of';
import { present } from '../parts/block-text';

export interface OpeningLine {
  /** "Monday – Friday" */
  readonly days: string;
  /** As on a clock of 24 hours, such as 09:00. */
  readonly opens: string;
  readonly closes: string;
  /** In previews: where it is edited. */
  readonly field?: string;
}

/** The lines that are complete, in their order. */
export const openingHours = (rows: ContactDetailsBlock['openingHours']): OpeningLine[] =>
  present(rows).flatMap((row) => {
    const { day, untilDay, opens, closes } = row;
    const first = day && weekdays[day];
    const last = untilDay && untilDay !== day && weekdays[untilDay];
    if (!first || !isClockTime(opens) || !isClockTime(closes)) return [];
    const field = fieldOf(row);
    return { days: last ? `${first} – ${last}` : first, opens, closes, ...(field && { field }) };
  });

/** "9:00 AM" of "09:00"; the same in every browser and on the server. */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** "Eastern Time (Toronto)" of "America/Toronto": a name that holds in summer and in winter. */
export function zoneName(zone: string): string {
  const city = zone.includes('/') ? zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ') : '';
  const name = genericName(zone);
  return city && name && !name.includes(city) ? `${name} (${city})` : name || zone;
}

function genericName(zone: string): string {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' });
    return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    return '';
  }
}
