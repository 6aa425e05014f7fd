import { ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import { Problem, type FieldError } from './problem.ts';

/** Limits the answer to a hostile body with thousands of wrong fields. */
export const reportedErrors = 50;

/**
 * Validates bodies and queries by their classes and refuses unknown fields by name. `strictGroups` skips rules in a
 * group, which only a publication checks.
 */
export function createValidationPipe(): ValidationPipe {
  return new StrictValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    strictGroups: true,
    stopAtFirstError: true,
    // Its class says where fields have moved to; answers hold only fields and messages.
    validationError: { target: true, value: false },
    exceptionFactory: (errors) =>
      new Problem('invalid_input', { errors: fieldErrors(errors).slice(0, reportedErrors) }),
  });
}

/**
 * Also refuses names that objects or the class inherit (constructor, a getter), which the transformation would drop.
 */
class StrictValidationPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type !== 'custom') {
      const prototype = (metadata.metatype?.prototype ?? Object.prototype) as object;
      const errors = inheritedFields(value, prototype).slice(0, reportedErrors);
      if (errors.length > 0) throw new Problem('invalid_input', { errors });
    }
    return super.transform(value, metadata);
  }

  /** Part of a path stays the text that it is: its own pipe decides what is a number, and 1e0 is none. */
  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }
}

const noSuchField = 'This field does not exist.';

/** A class whose former fields are somewhere else now says where, in a sentence for each. */
interface WithMovedFields {
  readonly movedFields?: Readonly<Record<string, string>>;
}

const noField = ({ target, property }: ValidationError): string =>
  (target?.constructor as WithMovedFields | undefined)?.movedFields?.[property] ?? noSuchField;

function inheritedFields(value: unknown, prototype: object, parent = ''): FieldError[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = parent === '' ? name : `${parent}.${name}`;
    const own = name in prototype && !Array.isArray(value) ? [{ field, message: noSuchField }] : [];
    return [...own, ...inheritedFields(inner, Object.prototype, field)];
  });
}

/** One entry per field, with the path by which a form finds it. */
export function fieldErrors(errors: readonly ValidationError[], parent = ''): FieldError[] {
  return errors.flatMap((error) => {
    const field = parent === '' ? error.property : `${parent}.${error.property}`;
    const [rule, message] = Object.entries(error.constraints ?? {})[0] ?? [];
    // An entry that is no object is reported by the rule of its list.
    const own =
      message === undefined || rule === 'unknownValue'
        ? []
        : [{ field, message: rule === 'whitelistValidation' ? noField(error) : message }];
    return [...own, ...fieldErrors(error.children ?? [], field)];
  });
}
