import type { Editor } from '@tiptap/core';
import type { LinkManner } from '../links/LinkPicker';

/** The link that the cursor is in. */
export interface LinkAt extends LinkManner {
  readonly href: string;
}

export const plainManner: LinkManner = { newTab: false, nofollow: false, sponsored: false };

/** Null where there is none. */
export function linkAt(editor: Editor): LinkAt | null {
  const { href, target, rel } = editor.getAttributes('link') as Record<string, string | null | undefined>;
  if (href == null) return null;
  const relations = (rel ?? '').split(' ');
  return {
    href,
    newTab: target === '_blank',
    nofollow: relations.includes('nofollow'),
    sponsored: relations.includes('sponsored'),
  };
}
