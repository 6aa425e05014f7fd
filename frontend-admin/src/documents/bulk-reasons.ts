import { isApiError } from '@20x/kit';
import type { CheckFinding } from '../api/generated';
import { fieldLabel } from '../editor/model/field-labels';
import { formPath } from '../editor/saving/failure';
import { reasonOf } from './document-errors';

/** A document that cannot be put back as it was, and what to do instead. */
export class Unchanged extends Error {}

/** Why one of several documents was left as it is: of a publication, the first field to fix. */
export function bulkReasonOf(error: unknown): string {
  if (error instanceof Unchanged) return error.message;
  const { code, errors = [] } = (isApiError(error) ? error.problem : undefined) ?? {};
  const [first] = errors;
  if (code !== 'not_publishable' || !first) return reasonOf(error);
  return withMore(`${fieldLabel({}, formPath(first.field))}: ${first.message}`, errors.length - 1);
}

/** "Title: Fill this in. (2 more)" */
export const withMore = (text: string, more: number): string => (more > 0 ? `${text} (${more} more)` : text);

/** The sentence of a rule; one about a field alone does not name it. */
export const findingWords = ({ rule, field, message }: CheckFinding): string =>
  rule === 'fields' && field ? `${fieldLabel({}, formPath(field))}: ${message}` : message;
