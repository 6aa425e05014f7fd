import type { ReactNode } from 'react';
import type { BlockProps } from '../parts/block-props';
import { filled } from '../parts/block-text';
import { BlockHead, BlockSection } from '../parts/BlockSection';
import columns from '../../ui/Columns.module.css';
import classes from './ContactDetailsBlock.module.css';
import { fieldOf } from '../../ui/field-of';
import { clockTime, openingHours, zoneName, type OpeningLine } from './opening-hours';

/** How else to reach us; what the owner left empty does not show. */
export function ContactDetailsBlock({ block, lead }: BlockProps<'contactDetails'>) {
  const phone = filled(block.phone);
  const email = filled(block.email);
  const hours = filled(block.hours);
  const address = filled(block.address);
  const opening = openingHours(block.openingHours);
  if (!phone && !email && !hours && !address && opening.length === 0) return null;
  return (
    <BlockSection block={block} className={columns.root}>
      <div>
        <BlockHead block={block} lead={lead} />
      </div>
      <dl className={classes.details}>
        {phone && (
          <Detail label="Phone">
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} data-field={fieldOf(block, 'phone')}>
              {phone}
            </a>
          </Detail>
        )}
        {email && (
          <Detail label="Email">
            <a href={`mailto:${email}`} data-field={fieldOf(block, 'email')}>
              {email}
            </a>
          </Detail>
        )}
        {(opening.length > 0 || hours) && (
          <Detail label="Hours">
            {opening.length > 0 && (
              <OpeningHours rows={opening} zone={filled(block.timeZone)} zoneField={fieldOf(block, 'timeZone')} />
            )}
            {hours}
          </Detail>
        )}
        {address && <Detail label="Address">{address}</Detail>}
      </dl>
    </BlockSection>
  );
}

function Detail({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface OpeningHoursProps {
  readonly rows: readonly OpeningLine[];
  readonly zone: string | undefined;
  readonly zoneField: string | undefined;
}

/** The opening hours and their time zone. */
function OpeningHours({ rows, zone, zoneField }: OpeningHoursProps) {
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
