import type { ValueKind } from './value-rules.ts';

type SimpleKind = Uncapitalize<ValueKind>;

const isoDate = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

const isNumber = (value: unknown) => typeof value !== 'boolean' && /^-?\d+(\.\d+)?$/.test(String(value));

const isDay = (text: string) => new Date(`${text.slice(0, 10)}T00:00:00Z`).toISOString().startsWith(text.slice(0, 10));

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

interface ValueRule {
  readonly holds: (value: unknown) => boolean;
  /** What to do, after "name: ". */
  readonly fix: string;
}

/** The rule of each kind of simple value. */
const valueRules: Readonly<Record<string, ValueRule>> = {
  text: { holds: isText, fix: 'Enter a text.' },
  url: {
    holds: (value) => isText(value) && /^https?:\/\/[^/]/i.test(String(value)) && URL.canParse(String(value)),
    fix: 'Enter a complete address that starts with https://.',
  },
  date: {
    holds: (value) => typeof value === 'string' && isoDate.test(value) && isDay(value),
    fix: 'Enter a date such as 2026-11-24, with a time such as 2026-11-24T09:00:00Z if needed.',
  },
  number: { holds: isNumber, fix: 'Enter a number.' },
  price: {
    holds: (value) => isNumber(value) && Number(value) >= 0,
    fix: 'Enter the number alone, such as 12.50. The currency goes into priceCurrency.',
  },
  rating: { holds: isNumber, fix: 'Enter a number.' },
  currency: { holds: (value) => /^[A-Z]{3}$/.test(String(value)), fix: 'Enter a code of three letters, such as USD.' },
  duration: {
    holds: (value) => /^P(?=\w)(\d+[YMWD])*(T(\d+[HMS])+)?$/.test(String(value)),
    fix: 'Enter a length such as PT2M30S.',
  },
  flag: { holds: (value) => typeof value === 'boolean', fix: 'Enter true or false.' },
};

/** Whether the kind is a thing of a type. */
export const isThingKind = (kind: ValueKind): kind is Capitalize<string> => /^[A-Z]/.test(kind);

/** What is wrong with a simple value; null: nothing. */
export function valueProblem(value: unknown, kinds: readonly ValueKind[]): string | null {
  const rules = kinds.filter((kind) => !isThingKind(kind)).map((kind: SimpleKind) => valueRules[kind]);
  if (rules.some((rule) => rule?.holds(value))) return null;
  const [first] = rules;
  if (first) return first.fix;
  return `Enter a thing with "@type": "${kinds[0]}" instead of a plain value.`;
}
