export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether an entry of a list is hidden from visitors. */
export const isHidden = (entry: unknown): boolean => isRecord(entry) && entry.published === false;
