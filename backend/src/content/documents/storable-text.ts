import { ValidateBy, type ValidationOptions } from 'class-validator';
import { isUnstorable, unstorableMessage } from '../../core/fields/field-rules.ts';

/** A text that the database can hold: no zero byte, no half of a surrogate pair. */
export const IsStorableText = (options?: Pick<ValidationOptions, 'each'>) =>
  ValidateBy(
    {
      name: 'storableText',
      validator: {
        validate: (value) => typeof value === 'string' && !isUnstorable(value),
        defaultMessage: (failed) => (isUnstorable(failed?.value) ? unstorableMessage : 'Send text.'),
      },
    },
    options,
  );
