/** Structured data of one page has at most so many bytes. */
export const mostBytes = 100 * 1024;

/** No thing is nested deeper: deeper ones stand beside each other and refer to their ids. */
const mostLevels = 30;

/** The value of a text of JSON; undefined: it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Looks no deeper than the limit, so that no text is too much for it. */
export function isTooDeep(value: unknown, left = mostLevels): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1));
}
