import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

/** Whether no page of another site made the browser send this. Programs send none of the headers that tell. */
export function isOwnSite(
  { headers, hostname }: FastifyRequest,
  { publicUrl, secure }: Pick<Config, 'publicUrl' | 'secure'>,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = headers;
  if (origin === undefined || origin === new URL(publicUrl).origin) return true;
  // Without https the site is at home on a developer's machine, where it has several names.
  return !secure && URL.parse(origin)?.hostname === hostname;
}
