import { Field } from '../../editor/fields/Field';
import type { LegalContent } from '../../api/generated';
import classes from './LegalForm.module.css';
import { Variables } from './Variables';

const LegalField = Field<LegalContent>;

/** A legal text: its title, what can stand for names and dates, and its sections. What a publication says of itself is asked for then. */
export function LegalForm() {
  return (
    <div className={classes.root}>
      <LegalField name="title" />
      <Variables />
      <LegalField name="blocks" />
    </div>
  );
}
