import { Refusal } from './refusal.mjs';

/** The port of the site on this machine. */
export function portIn({ PORT }) {
  const port = Number(PORT || 8080);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Refusal(`PORT must be a number from 1 to 65535, not "${PORT}".`);
  }
  return port;
}

/** The address that visitors use. */
export const publicUrlIn = (env) => env.PUBLIC_URL || `http://localhost:${portIn(env)}`;
