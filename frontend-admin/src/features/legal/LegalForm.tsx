import { DocumentForm } from '../../documents/DocumentForm';
import classes from './LegalForm.module.css';
import { Variables } from './Variables';

/** A legal text: its title, the variables that its texts may use, and its sections. */
export const LegalForm = () => (
  <div className={classes.root}>
    <DocumentForm names={['title']} />
    <Variables />
    <DocumentForm names={['blocks']} />
  </div>
);
