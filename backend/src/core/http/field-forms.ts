import { applyDecorators } from '@nestjs/common';
import { atPublish, listOf } from './field-rules.ts';

type Class = abstract new () => object;

/** How a value has to be written, such as an address or a day, beyond its type and size. */
export interface FieldForm {
  /** Says how. */
  readonly message: string;
  readonly passes: (value: unknown) => boolean;
  /** It holds for each entry of a list. */
  readonly isList: boolean;
}

const forms = new WeakMap<object, Map<string, FieldForm>>();

/**
 * Holds for what visitors see. A draft keeps what is being typed, and its editor is told; a preview leaves it out. An
 * empty value passes.
 */
export function inForm(name: string, { message, passes, isList }: FieldForm): PropertyDecorator {
  const register: PropertyDecorator = (target, property) => {
    const own = forms.get(target) ?? new Map<string, FieldForm>();
    forms.set(target, own.set(String(property), { message, passes, isList }));
  };
  return applyDecorators(atPublish(name, message, isList ? listOf(passes) : passes), register);
}

/** The fields of a class that have a form, those that it inherits first. */
export function formsOf(type: Class): [name: string, form: FieldForm][] {
  const found: [string, FieldForm][] = [];
  for (let level = type.prototype as object | null; level; level = Object.getPrototypeOf(level) as object | null) {
    found.unshift(...(forms.get(level) ?? []));
  }
  return found;
}
