import { useFieldForm } from '../../editor/fields/field-form';
import classes from './HomeForm.module.css';

interface NoteProps {
  readonly path: string;
}

/** A quote without consent must not stand on the page. */
export function ConsentNote({ path }: NoteProps) {
  const isOnFile = useFieldForm().useValue(path) === true;
  return isOnFile ? null : (
    <p className={classes.note} data-tone="warning">
      Ask for consent in writing before you publish this quote.
    </p>
  );
}

/** A badge is a claim. */
export function EvidenceNote({ path }: NoteProps) {
  const evidence = useFieldForm().useValue(path);
  return typeof evidence === 'string' && evidence.trim() !== '' ? null : (
    <p className={classes.note} data-tone="warning">
      No evidence is noted: a badge that cannot be proven should not be published.
    </p>
  );
}
