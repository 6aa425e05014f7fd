import { isApiError, messageOf } from '@20x/kit';

const general = 'Login failed. Please check your credentials.';

/** Why signing in failed: the error's own message, else a general one. */
export function loginFailure(error: unknown): string {
  if (isApiError(error) && error.status === 0) {
    return 'The server could not be reached. Check your connection and try again.';
  }
  if (isApiError(error) && error.status === 401 && !error.problem) return general;
  return messageOf(error) || general;
}
