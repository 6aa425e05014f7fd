import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { inForm } from './field-forms.ts';
import { shape } from './field-rules.ts';

interface WholeOptions {
  readonly description?: string;
  /** What can be published. Default: any number. */
  readonly range?: readonly [min: number, max: number];
}

/** Tells editors the limits that hold when publishing. */
const publishedRange = (min: number, max: number) => ({ 'x-published-min': min, 'x-published-max': max });

const isNumberWithin =
  (min: number, max: number) =>
  (value: unknown): boolean =>
    typeof value === 'number' && value >= min && value <= max;
const integerLimit = 2 ** 31 - 1;
/** No number of a draft is further from zero: what the database's `integer` holds. */
const number = () => shape('number', 'Give a number.', isNumberWithin(-integerLimit, integerLimit));

/** A whole number. */
export function Whole({ description, range }: WholeOptions = {}) {
  const [min = -integerLimit, max = integerLimit] = range ?? [];
  const isInRange = isNumberWithin(min, max);
  return applyDecorators(
    ApiPropertyOptional({
      type: Number,
      nullable: true,
      ...(range && publishedRange(min, max)),
      description: [description, 'A whole number when published.'].filter(Boolean).join(' '),
    }),
    number(),
    inForm('whole', {
      message: range ? `Give a whole number from ${min} to ${max}.` : 'Give a whole number.',
      passes: (value) => Number.isInteger(value) && isInRange(value),
      isList: false,
    }),
  );
}

interface DecimalOptions {
  readonly description?: string;
  readonly min: number;
  readonly max: number;
}

/** A number within limits. */
export const Decimal = ({ min, max, description }: DecimalOptions) =>
  applyDecorators(
    ApiPropertyOptional({
      type: Number,
      nullable: true,
      ...publishedRange(min, max),
      description,
    }),
    number(),
    inForm('decimal', {
      message: `Give a number from ${min} to ${max}.`,
      passes: isNumberWithin(min, max),
      isList: false,
    }),
  );
