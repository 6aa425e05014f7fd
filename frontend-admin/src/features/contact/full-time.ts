/** "Saturday 21 November 2026 at 12:04", in the reader's own time. */
export function fullTime(time: string): string {
  return new Date(time).toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short' });
}
