const sameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString();

/** "12:04" today, "3 Mar, 12:04" before. */
export function clockTime(time: Date, now = new Date()): string {
  const clock = time.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  if (sameDay(time, now)) return clock;
  const year = time.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return `${time.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year })}, ${clock}`;
}
