import { randomUUID } from 'node:crypto';

/** The id from the proxy in front if it is safe in logs and headers, else a new one. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
