import { ValidateBy } from 'class-validator';

/** A text that the database can hold: no zero byte, no half of a surrogate pair. */
export const IsStorableText = () =>
  ValidateBy({
    name: 'storableText',
    validator: {
      validate: (value) => typeof value === 'string' && value.isWellFormed() && !value.includes('\0'),
      defaultMessage: () => 'Give a text.',
    },
  });
