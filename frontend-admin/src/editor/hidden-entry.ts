import { isRecord } from './content-comparison';

/** Whether an entry of a list is kept from visitors. */
export const isHiddenEntry = (entry: unknown): boolean => isRecord(entry) && entry.published === false;
