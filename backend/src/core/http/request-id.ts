import { randomUUID } from 'node:crypto';

/** The id given by the proxy in front when it is harmless in logs and headers, else a new one. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
