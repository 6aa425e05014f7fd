import { readLink } from '@20x/shared/link-address';

export type LinkKind = 'page' | 'address' | 'refused';

/** How a target that an editor typed may be followed. */
export function linkKind(to: string): LinkKind {
  const { kind } = readLink(to);
  if (kind === 'page') return 'page';
  return ['empty', 'refused', 'document'].includes(kind) ? 'refused' : 'address';
}
