import type { ContactField } from './contact-fields';
import classes from './DemoFormBlock.module.css';

interface ContactInputProps {
  readonly id: string;
  readonly field: ContactField;
  readonly required: boolean;
  /** Whether a browser may insist on it when it is required. */
  readonly enforced: boolean;
  /** What stands at the label where no script shows which fields a topic needs. Default: nothing else. */
  readonly plainNeed: string | undefined;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A field with its label above and its error below. */
export function ContactInput(props: ContactInputProps) {
  const { id, field, required, enforced, plainNeed, value, error, onChange } = props;
  const { name, label, help, as, options = [], type = 'text', autoComplete, max } = field;
  const errorId = `${id}-error`;
  const helpId = `${id}-help`;
  const common = {
    id,
    name,
    required: required && enforced,
    value,
    autoComplete,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [help && helpId, error && errorId].filter(Boolean).join(' ') || undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
  };
  return (
    <div className={classes.field} data-wide={as === 'textarea' || undefined}>
      <label htmlFor={id}>
        {label} {!required && <span data-scripted={plainNeed && ''}>(optional)</span>}
        {plainNeed && <span data-plain>{plainNeed}</span>}
      </label>
      {help && (
        <p id={helpId} className={classes.help}>
          {help}
        </p>
      )}
      {as === 'textarea' && <textarea {...common} rows={5} maxLength={max} />}
      {as === 'select' && (
        <select {...common}>
          <option value="" />
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {!as && <input {...common} type={type} maxLength={max} />}
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
