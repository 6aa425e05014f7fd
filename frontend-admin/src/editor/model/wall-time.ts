import type { DstChoice } from '../../api/generated';

/** The wall clock of a zone at an instant, as `YYYY-MM-DDTHH:mm`. */
export function wallAt(instant: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * The instants at which the clocks of a zone show a wall time: one as a rule, none when clocks jump over it in spring,
 * two when they are set back in autumn.
 */
export function instantsOf(wall: string, zone: string): readonly Date[] {
  const asUtc = Date.parse(`${wall}:00Z`);
  if (Number.isNaN(asUtc)) return [];
  const offsetAt = (time: number) => Date.parse(`${wallAt(new Date(time), zone)}:00Z`) - time;
  const times = new Set([asUtc - day, asUtc + day].map((around) => asUtc - offsetAt(around - (around % minute))));
  return [...times]
    .map((time) => new Date(time))
    .filter((instant) => wallAt(instant, zone) === wall)
    .sort((one, other) => one.getTime() - other.getTime());
}

/** The instant that is meant; null while there is none, or while it is not said which of two. */
export function chosenInstant(wall: string, zone: string, choice: DstChoice | null): Date | null {
  const [earlier = null, later] = instantsOf(wall, zone);
  if (!later) return earlier;
  return choice && (choice === 'later' ? later : earlier);
}

/** Which of two a known instant is; null where its wall time comes once. */
export function choiceOf(instant: Date, zone: string): DstChoice | null {
  const [earlier, later] = instantsOf(wallAt(instant, zone), zone);
  if (!earlier || !later) return null;
  return instant.getTime() >= later.getTime() ? 'later' : 'earlier';
}

/** "3 Mar 2027, 14:00 UTC" */
export function utcText(instant: Date): string {
  const text = instant.toLocaleString('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  return `${text} UTC`;
}

/** Others may have named a zone that this browser is too old to know; then the time is given in UTC. */
export function knownZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format() && zone;
  } catch {
    return 'UTC';
  }
}

/** "3 Mar 2027, 09:00" by the clocks of the zone. */
export function zonedText(instant: Date, zone: string): string {
  if (knownZone(zone) !== zone) return utcText(instant);
  return instant.toLocaleString('en-GB', { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' });
}

export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
export const allZones = (): string[] => [...new Set([ownZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])];
