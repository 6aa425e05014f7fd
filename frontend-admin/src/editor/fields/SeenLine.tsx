import classes from './FieldInput.module.css';
import { useFieldForm } from '../model/field-form';

interface SeenLineProps {
  readonly path: string;
  readonly seen: (value: unknown) => string | null;
}

/** What visitors see while the field itself does not say it. */
export function SeenLine({ path, seen }: SeenLineProps) {
  const words = seen(useFieldForm().useValue(path));
  if (words === null) return null;
  return (
    <p className={classes.seen}>
      <b>Visitors currently see:</b> {words}
    </p>
  );
}
