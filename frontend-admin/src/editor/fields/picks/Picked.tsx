import { useLinkLookup } from '../links/use-link-lookup';
import { pickedHref } from '../../model/picked-href';
import type { PickDeclaration } from '../../model/field-declarations';
import classes from './Picks.module.css';
import type { LinkLookup } from '../../../api/generated';

interface PickedProps {
  readonly value: string;
  readonly target: PickDeclaration['target'];
}

/** What was picked, and when visitors do not get it. */
export function Picked({ value, target }: PickedProps) {
  const lookup = useLinkLookup(pickedHref(value, target));
  const warning = lookup ? warningOf(lookup, target) : null;
  const place = lookup?.document;
  return (
    <span className={classes.picked}>
      <span className={classes.title}>{place?.title ?? (value.startsWith('doc:') ? '…' : value)}</span>
      {place ? <span className={classes.path}>{place.path}</span> : null}
      {warning ? <span className={classes.warning}>{warning}</span> : null}
    </span>
  );
}

function warningOf({ state, document }: LinkLookup, target: string): string | null {
  if (state === 'draft') return 'Not published: visitors do not see it.';
  if (state === 'trashed') return 'In the trash: visitors do not see it.';
  if (state === 'unknown' || document?.type !== target) return 'It was deleted or never there: visitors do not see it.';
  return null;
}
