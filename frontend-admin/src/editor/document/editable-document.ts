import type { DocumentState, ProblemFieldError } from '../../api/generated';
import type { Content } from '../model/content-comparison';

/** A publishable document as the API answers it, whatever its content type. */
export interface EditableDocument extends DocumentState {
  /** What cannot be published as it is written. */
  readonly errors: readonly ProblemFieldError[];
  readonly content: Content;
}

/** Whether it was ever saved: the first save of a document that was only begun creates it. */
export const isMade = ({ version }: EditableDocument): boolean => version > 0;

/** What the history says of the address of a document that was only begun. */
export const begun = { isBegun: true };
export const historyStateOf = (document: EditableDocument) => (isMade(document) ? null : begun);
export const isBegun = (historyState: unknown): boolean =>
  (historyState as Partial<typeof begun> | null)?.isBegun === true;

/** What is no document comes from something between the editor and the server: it counts as no answer. */
export function answeredDocument(answer: unknown): EditableDocument {
  if (isEditableDocument(answer)) return answer;
  throw Object.assign(new Error('The answer is not a document.'), { status: 0 });
}

export function isEditableDocument(value: unknown): value is EditableDocument {
  const document = value as Partial<EditableDocument> | null | undefined;
  return typeof document?.version === 'number' && typeof document.content === 'object' && document.content !== null;
}
