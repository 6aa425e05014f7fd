import type { ReactNode } from 'react';
import type { BlockProps } from '../block-props';
import { filled } from '../block-text';
import { BlockHead, BlockSection } from '../BlockSection';
import classes from './ContactDetailsBlock.module.css';
import { fieldOf } from '../../ui/field-of';
import { OpeningHours } from './OpeningHours';
import { openingHours } from './opening-hours';

/** How else to reach us; what the owner left empty does not show. */
export function ContactDetailsBlock({ block, lead }: BlockProps<'contactDetails'>) {
  const phone = filled(block.phone);
  const email = filled(block.email);
  const hours = filled(block.hours);
  const address = filled(block.address);
  const opening = openingHours(block.openingHours);
  if (!phone && !email && !hours && !address && opening.length === 0) return null;
  return (
    <BlockSection block={block} className={classes.columns}>
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
