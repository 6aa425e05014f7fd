import classes from './ContactDetailsBlock.module.css';
import { clockTime, zoneName, type OpeningLine } from './opening-hours';

interface OpeningHoursProps {
  readonly rows: readonly OpeningLine[];
  readonly zone: string | undefined;
  readonly zoneField: string | undefined;
}

/** When somebody answers, and by whose clocks. */
export function OpeningHours({ rows, zone, zoneField }: OpeningHoursProps) {
  return (
    <>
      <ul className={classes.hours}>
        {rows.map((row, index) => (
          <li key={index} data-field={row.field}>
            <span>{row.days}</span> <Times {...row} />
          </li>
        ))}
      </ul>
      {zone && (
        // A browser may know the zone by a newer name than the server: its own is as right.
        <p className={classes.zone} data-field={zoneField} suppressHydrationWarning>
          {zoneName(zone)}
        </p>
      )}
    </>
  );
}

function Times({ opens, closes }: OpeningLine) {
  if (opens === closes) return <span>Around the clock</span>;
  return (
    <span>
      <time dateTime={opens}>{clockTime(opens)}</time> – <time dateTime={closes}>{clockTime(closes)}</time>
      {closes < opens && ' the next day'}
    </span>
  );
}
