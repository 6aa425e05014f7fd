import { isApiError } from '@20x/kit';
import { reasonOf as reasonOfRequest } from '../ui/LoadFailure';

/** The id of a new document was used before: by an earlier attempt to create it. */
export const isAboutId = (error: unknown): boolean =>
  isApiError(error) && (error.problem?.errors?.some(({ field }) => field === 'id') ?? false);

/** Why a call about a document failed, in words for the person who asked for it. */
export function reasonOf(error: unknown): string {
  if (!isApiError(error)) return reasonOfRequest(error);
  if (error.status === 412) return 'Someone else changed it in the meantime. Open it again first.';
  return error.problem?.errors?.[0]?.message ?? reasonOfRequest(error);
}
