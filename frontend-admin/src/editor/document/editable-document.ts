import type { DocumentState, ProblemFieldError } from '../../api/generated';
import type { Content } from '../model/content-comparison';

/** A publishable document as the API answers it, whatever its content type. */
export interface EditableDocument extends DocumentState {
  /** What cannot be published as it is written. */
  readonly errors: readonly ProblemFieldError[];
  readonly content: Content;
}

export function isEditableDocument(value: unknown): value is EditableDocument {
  const document = value as Partial<EditableDocument> | null | undefined;
  return typeof document?.version === 'number' && typeof document.content === 'object' && document.content !== null;
}
