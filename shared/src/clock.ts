/** The days of the week in words, by their stored names. */
export const weekdays = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const;
export type Weekday = keyof typeof weekdays;

/** A time on the clock, from 00:00 to 23:59, as part of a pattern. */
export const clockPattern = String.raw`([01]\d|2[0-3]):[0-5]\d`;
const onlyClockTime = new RegExp(`^${clockPattern}$`);
export const isClockTime = (value: unknown): value is string => typeof value === 'string' && onlyClockTime.test(value);
