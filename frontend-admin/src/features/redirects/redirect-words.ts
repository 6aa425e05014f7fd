import { isApiError } from '@20x/kit';
import type { RedirectRequest } from '../../api/generated';

type Status = RedirectRequest['status'];

/** What a status means, in words: "301 · Moved for good". */
export const statusWords: Readonly<Record<Status, string>> = {
  301: '301 · Moved for good',
  302: '302 · Moved for now',
  307: '307 · For now, same method',
  308: '308 · For good, same method',
  410: '410 · Gone',
};

export const isStatus = (status: number): status is Status => status in statusWords;

/** The fields that the server refused, with its reasons. */
export const refusedFields = (error: unknown) => (isApiError(error) ? error.problem?.errors : undefined) ?? [];
