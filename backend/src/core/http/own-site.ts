import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

/** False when a page of another site made the browser send this. Programs don't send these headers and pass. */
export function isOwnSite(
  { headers, hostname }: FastifyRequest,
  { publicUrl, secure }: Pick<Config, 'publicUrl' | 'secure'>,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = headers;
  if (origin === undefined || origin === new URL(publicUrl).origin) return true;
  // A site without https runs on a developer's machine, which has several names.
  return !secure && URL.parse(origin)?.hostname === hostname;
}
