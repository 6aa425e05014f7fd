import { isApiError } from '@20x/kit';

/** Why a call about a document failed, in words for the person who asked for it. */
export function reasonOf(error: unknown): string {
  if (!isApiError(error)) return 'Something went wrong on this page.';
  if (error.status === 0) return 'The server could not be reached. Try again.';
  if (error.status === 412) return 'Someone else changed it in the meantime. Open it again first.';
  return error.problem?.errors?.[0]?.message ?? error.problem?.detail ?? `The server answered with ${error.status}.`;
}
