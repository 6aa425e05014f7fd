import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { Problem, type FieldError } from './problem.ts';

/** A hostile body with thousands of wrong fields does not get an answer as long as itself. */
const reportedErrors = 50;

/**
 * Checks bodies and queries by their classes. Unknown fields are refused by name. Rules in a group (what publishing
 * asks for) are not run here: `strictGroups` leaves them to the one who publishes.
 */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    strictGroups: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) =>
      new Problem('invalid_input', { errors: fieldErrors(errors).slice(0, reportedErrors) }),
  });
}

/** One entry a field, with the path that a form needs to find it. */
export function fieldErrors(errors: readonly ValidationError[], parent = ''): FieldError[] {
  return errors.flatMap((error) => {
    const field = parent === '' ? error.property : `${parent}.${error.property}`;
    const [rule, message] = Object.entries(error.constraints ?? {})[0] ?? [];
    const own =
      message === undefined
        ? []
        : [{ field, message: rule === 'whitelistValidation' ? 'There is no such field.' : message }];
    return [...own, ...fieldErrors(error.children ?? [], field)];
  });
}
