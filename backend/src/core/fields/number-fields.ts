import { shape } from './field-rules.ts';
import { field, type FieldOptions } from './field.ts';

const isNumberWithin =
  (min: number, max: number) =>
  (value: unknown): boolean =>
    typeof value === 'number' && value >= min && value <= max;
const integerLimit = 2 ** 31 - 1;
/** No number of a draft is further from zero: what the database's `integer` holds. */
const number = () => shape('number', 'Enter a number.', isNumberWithin(-integerLimit, integerLimit));

interface WholeOptions extends FieldOptions {
  /** What can be published. Default: any number. */
  readonly range?: readonly [min: number, max: number];
}

/** A whole number. */
export function Whole({ range, ...options }: WholeOptions) {
  const [min = -integerLimit, max = integerLimit] = range ?? [];
  const isInRange = isNumberWithin(min, max);
  return field({
    facts: {
      kind: 'number',
      form: {
        name: 'whole',
        message: range ? `Enter a whole number from ${min} to ${max}.` : 'Enter a whole number.',
        passes: (value) => Number.isInteger(value) && isInRange(value),
      },
      ...(range && { min, max }),
    },
    options,
    note: 'A whole number when published.',
    schema: { type: Number },
    rules: [number()],
  });
}

interface DecimalOptions extends FieldOptions {
  readonly min: number;
  readonly max: number;
}

/** A number within limits. */
export const Decimal = (options: DecimalOptions) =>
  field({
    facts: {
      kind: 'number',
      form: {
        name: 'decimal',
        message: `Enter a number from ${options.min} to ${options.max}.`,
        passes: isNumberWithin(options.min, options.max),
      },
    },
    options,
    schema: { type: Number },
    rules: [number()],
  });
