import { isoDay, readableDate } from './readable-date';

interface DayProps {
  /** As an ISO date. */
  readonly date: string;
  /** Where it is edited, by `fieldOf`. */
  readonly field?: string | undefined;
}

/** A day, written out. */
export const Day = ({ date, field }: DayProps) => (
  <time dateTime={isoDay(date)} data-field={field}>
    {readableDate(date, 'long')}
  </time>
);
