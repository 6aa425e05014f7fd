import { createValidationPipe } from '../core/http/validation.ts';
import { Problem, type FieldError } from '../core/http/problem.ts';
import { toProblem } from '../core/http/problem-filter.ts';
import { TransferError } from './transfer-error.ts';

const pipe = createValidationPipe();
/** So many refusals are named at once. */
export const mostLines = 20;

type Label = (field: string) => string;

/** The value as the API takes it. `place`: what the message of a refusal begins with. */
export const checked = <T extends object>(place: string, type: new () => T, value: object): Promise<T> =>
  named(place, () => pipe.transform(value, { type: 'body', metatype: type }) as Promise<T>);

/** Says of which part of an export a refusal is. */
export async function named<T>(place: string, work: () => Promise<T>, label?: Label): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const problem = toProblem(error);
    // Work that met a deadlock is repeated.
    if (problem.code === 'internal' || problem.code === 'unavailable') throw error;
    throw refusalOf(place, problem, label);
  }
}

function refusalOf(place: string, { code, message, options: { errors = [] } }: Problem, label?: Label): TransferError {
  if (code === 'edit_conflict')
    return new TransferError(`${place}: someone saved this during the import. Import again.`);
  const lines = errors.length === 0 ? [`${place}: ${message}`] : linesOf(place, errors, label);
  return new TransferError(lines.slice(0, mostLines).join('\n'));
}

/** A line for each field, in the words of its form. */
export const linesOf = (place: string, errors: readonly FieldError[], label: Label = (field) => field): string[] =>
  errors.map(({ field, message }) => {
    const name = label(field.replace(/^(content|values)\./, ''));
    return `${place}${name && `, ${name}`}: ${message}`;
  });
