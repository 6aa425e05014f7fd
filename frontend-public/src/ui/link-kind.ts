import { pagePath } from '@20x/shared/page-path';

export type LinkKind = 'page' | 'address' | 'refused';

const address = /^(https?:\/\/[^/?#]|mailto:|tel:|#)/i;

/** How a target may be followed. The full rule, with its reasons, has judged it when it was published. */
export function linkKind(to: string): LinkKind {
  if (/[\s"<>\\]/.test(to)) return 'refused';
  if (address.test(to)) return 'address';
  if (!/^\/(?!\/)/.test(to)) return 'refused';
  return pagePath(to.replace(/[?#].*/, '')) === null ? 'address' : 'page';
}
