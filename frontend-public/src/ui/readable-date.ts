const isoPattern = /^\d{4}-\d{2}-\d{2}/;

/** The day of an ISO date; undefined for any other text. */
export const isoDay = (date: string | null | undefined): string | undefined => isoPattern.exec(date ?? '')?.[0];

const formatOf = (month: 'short' | 'long') =>
  new Intl.DateTimeFormat('en-US', { year: 'numeric', month, day: 'numeric', timeZone: 'UTC' });
// Each takes long to make.
const formats = { short: formatOf('short'), long: formatOf('long') };

/** An ISO date in words, such as Sep 8, 2026; any other text as it is. */
export function readableDate(date: string, month: 'short' | 'long' = 'short'): string {
  const iso = isoDay(date);
  const day = iso ? new Date(`${iso}T00:00:00Z`) : undefined;
  if (!day || Number.isNaN(day.getTime())) return date;
  return formats[month].format(day);
}
