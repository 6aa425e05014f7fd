import { everySave, isEmpty, requiredAtPublish, shape } from './field-rules.ts';
import { field, type FieldOptions } from './field.ts';

interface FlagOptions extends FieldOptions {
  readonly fallback?: 'on' | 'off';
  /** Of a button that opens in a new tab: the field beside it with the button's label. */
  readonly names?: string;
}

export const Flag = (options: FlagOptions) =>
  field({
    facts: { kind: 'flag' },
    options,
    schema: { type: Boolean },
    rules: [shape('flag', 'Use true or false.', (value) => typeof value === 'boolean')],
  });

interface ChoiceOptions extends FieldOptions {
  /** Name of the choices in the OpenAPI document and so of the client's type. */
  readonly enumName: string;
  /** Publishing refuses an empty value. always: so does every save. Default: false. */
  readonly required?: boolean | 'always';
  /** What an empty value means, in words. */
  readonly none?: string;
}

/** One of a few values, each with its words. */
export function Choice(choices: Readonly<Record<string, string>>, { enumName, required, ...options }: ChoiceOptions) {
  const values = Object.keys(choices);
  const isOne = (value: unknown) => values.includes(value as string);
  const message = `Choose one of ${values.join(', ')}.`;
  return field({
    facts: { kind: 'choice', choices, ...(required && { required: true }) },
    options,
    schema: { enum: values, enumName, ...(required === 'always' && always) },
    rules: [
      required === 'always' ? everySave('choice', message, isOne) : shape('choice', message, isOne),
      ...(required === true ? [requiredAtPublish('Choose one.', (value) => !isEmpty(value))] : []),
    ],
  });
}

const always = { required: true, nullable: false };

/** Some of a few values, each once. */
export function Choices(choices: readonly string[], { enumName, ...options }: FieldOptions & { enumName: string }) {
  const isSome = (value: unknown) =>
    Array.isArray(value) &&
    new Set(value).size === value.length &&
    value.every((entry) => choices.includes(entry as string));
  return field({
    facts: { kind: 'choices' },
    options,
    schema: { enum: [...choices], enumName, isArray: true },
    rules: [shape('choices', `Choose from ${choices.join(', ')}, each at most once.`, isSome)],
  });
}
