/**
 * The path of an address without its query, which may be private; undefined for an invalid address and for a preview.
 */
export function sourcePageOf(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined;
  const [path = ''] = address.split(/[?#]/, 1);
  return /^\/(?!\/)[\w./%~-]{0,299}$/.test(path) && !path.startsWith('/preview/') ? path : undefined;
}
