import type { ContactTopic } from '@20x/shared/contact-form/fields';
import { isAlwaysNeeded, partialNeed, type ContactField } from '@20x/shared/contact-form/form';
import classes from './DemoFormBlock.module.css';

interface ContactInputProps {
  readonly id: string;
  readonly field: ContactField;
  readonly topic: ContactTopic;
  /** Without a script, a form of several topics requires only what each of them needs. */
  readonly isPlain: boolean;
  readonly value: string;
  readonly error: string | undefined;
  /** Where its words and rules are edited, by `fieldOf`. */
  readonly place: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A field with its label above and its error below. */
export function ContactInput(props: ContactInputProps) {
  const { id, field, topic, isPlain, value, error, place, onChange } = props;
  const { name, label, help, control, options = [], autoComplete, maxLength } = field;
  const required = field.neededFor.includes(topic);
  const plainNeed = isPlain ? partialNeed(field) : undefined;
  const errorId = `${id}-error`;
  const helpId = `${id}-help`;
  const common = {
    id,
    name,
    required: required && (!isPlain || isAlwaysNeeded(field)),
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
