/** A date such as 2026-11-03 as "Nov 3". */
export const dayText = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });
