import { isApiError } from '@20x/kit';

/** The API knows no such page, or the address cannot be one. */
export const isMissing = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 400);

/** The status of a page whose own data could not be read. */
export const statusOf = (error: unknown): number => (isMissing(error) ? 404 : 503);
