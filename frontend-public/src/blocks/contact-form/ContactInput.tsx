import type { ContactField } from '@20x/shared/contact-form/form';
import classes from './DemoFormBlock.module.css';

interface ContactInputProps {
  readonly id: string;
  readonly field: ContactField;
  readonly required: boolean;
  /** Whether a browser may insist on it when it is required. */
  readonly enforced: boolean;
  /** Which topics need it, for pages without JavaScript; empty or undefined: no note. */
  readonly plainNeed: string | undefined;
  readonly value: string;
  readonly error: string | undefined;
  /** Where its words and rules are edited, by `fieldOf`. */
  readonly place: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A field with its label above and its error below. */
export function ContactInput(props: ContactInputProps) {
  const { id, field, required, enforced, plainNeed, value, error, place, onChange } = props;
  const { name, label, help, control, options = [], autoComplete, maxLength } = field;
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
    <div className={classes.field} data-wide={control === 'textarea' || undefined} data-field={place}>
      <label htmlFor={id}>
        {label} {!required && <span data-scripted={plainNeed && ''}>(optional)</span>}
        {plainNeed && <span data-plain>{plainNeed}</span>}
      </label>
      {help && (
        <p id={helpId} className={classes.help}>
          {help}
        </p>
      )}
      {control === 'textarea' && <textarea {...common} rows={5} maxLength={maxLength} />}
      {control === 'select' && (
        <select {...common}>
          <option value="" />
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {control !== 'textarea' && control !== 'select' && <input {...common} type={control} maxLength={maxLength} />}
      {error && (
        <p id={errorId} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  );
}
