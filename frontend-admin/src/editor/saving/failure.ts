import { isApiError, type ApiError } from '@20x/kit';

/** A refusal of one field; `path` is relative to the form, such as `faqs.2.question`. */
export interface FieldError {
  readonly path: string;
  readonly message: string;
}

export type Failure =
  /** Someone saved in between; `current` is the newest document as the server sent it. */
  | { readonly kind: 'conflict'; readonly current: unknown }
  | { readonly kind: 'fields'; readonly errors: readonly FieldError[]; readonly message: string }
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly reference?: string;
      /** No answer came: the connection or the server is away. */
      readonly isUnreachable?: boolean;
      /** Nobody knows whether the server did it. */
      readonly isUncertain?: boolean;
      /** The same request may succeed later. */
      readonly mayPass?: boolean;
      /** The session has ended. */
      readonly isSignedOut?: boolean;
    };

export type SaveFailure = Exclude<Failure, { kind: 'conflict' }>;

/** What a person asked for would have been about an older state than the one that is shown now. */
export class ChangedMeanwhile extends Error {
  constructor() {
    super('This has changed since you opened it. You see the newest version now: check it and try again.');
  }
}

/** For what is asked for besides saving. */
export const uncertainOutcome = 'It may have happened anyway. Try again to find out.';

/** What the person can do about a status, where that says more than the server's sentence. */
const adviceFor: Readonly<Record<number, string>> = {
  0: 'The server can’t be reached. Check your connection and try again.',
  401: 'Your session has ended. Sign in and try again.',
  413: 'The text is too large to be saved. Shorten it and try again.',
  503: 'The server or its database is away. Try again in a moment.',
};

/** `content.faqs[2].question` → `faqs.2.question`. */
export function formPath(field: string): string {
  return field.replace(/\[(\d+)\]/g, '.$1').replace(/^(content|values)\./, '');
}

function messageFor({ status, problem }: ApiError): string {
  return adviceFor[status] ?? problem?.detail ?? problem?.title ?? `The server answered with an error (${status}).`;
}

/** What a failed request means for an editor. */
export function failureFrom(error: unknown): Failure {
  if (error instanceof ChangedMeanwhile) return { kind: 'failed', message: error.message };
  if (!isApiError(error))
    return { kind: 'failed', message: 'The editor could not save because of a fault of its own.' };
  const { status, problem } = error;
  if (status === 412) return { kind: 'conflict', current: problem?.current };
  if (problem?.errors && problem.errors.length > 0) {
    const errors = problem.errors.map(({ field, message }) => ({ path: formPath(field), message }));
    const message = errors.length === 1 ? 'One field needs attention' : `${errors.length} fields need attention`;
    return { kind: 'fields', errors, message };
  }
  const isUncertain = status === 0 || status >= 500;
  return {
    kind: 'failed',
    message: messageFor(error),
    reference: problem?.requestId,
    isUnreachable: status === 0,
    isUncertain,
    mayPass: isUncertain || status === 408 || status === 429,
    isSignedOut: status === 401,
  };
}
