export type LinkKind = 'page' | 'address' | 'refused';

const address = /^(https?:\/\/[^/?#]|mailto:|tel:|#)/i;
/** Files and API answers, as `pagePath` knows them; every page loads this module, so it holds only what it needs. */
const files = /^\/(api|media|images|static)(\/|$)|^[^?#]*\.[a-z0-9]{2,5}([?#]|$)/i;

/** How a target may be followed. The full rule, with its reasons, has judged it when it was published. */
export function linkKind(to: string): LinkKind {
  if (/[\s"<>\\]/.test(to)) return 'refused';
  if (address.test(to)) return 'address';
  if (!/^\/(?!\/)/.test(to)) return 'refused';
  return files.test(to) ? 'address' : 'page';
}
