/** The path of an address, without what may be private in its query; nothing when it is none, or the key to a preview. */
export function sourcePageOf(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined;
  const [path = ''] = address.split(/[?#]/, 1);
  return /^\/(?!\/)[\w./%~-]{0,299}$/.test(path) && !path.startsWith('/preview/') ? path : undefined;
}
