import type { ContactField } from './contact-fields';
import classes from './DemoFormBlock.module.css';

interface ContactInputProps {
  readonly id: string;
  readonly field: ContactField;
  readonly required: boolean;
  /** Whether a browser may insist on it when it is required. */
  readonly enforced: boolean;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A field with its label above and its error below. */
export function ContactInput({ id, field, required, enforced, value, error, onChange }: ContactInputProps) {
  const { name, label, as, options = [], type = 'text', autoComplete, max } = field;
  const errorId = `${id}-error`;
  const common = {
    id,
    name,
    required: required && enforced,
    value,
    autoComplete,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
  };
  return (
    <div className={classes.field} data-wide={as === 'textarea' || undefined}>
      <label htmlFor={id}>
        {label} {!required && <span>(optional)</span>}
      </label>
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
