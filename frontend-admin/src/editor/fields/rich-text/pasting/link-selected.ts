import type { EditorView } from '@tiptap/pm/view';
import { readLink } from '@20x/shared/link-address';

const isPasted = new Set(['web', 'email', 'phone', 'page', 'file', 'document']);

/** Links the selected words to the address that is pasted over them; false: it is no address, or code, which has no links. */
export function linkSelected(view: EditorView, pasted: string): boolean {
  const address = pasted.trim();
  const { selection, schema, tr } = view.state;
  const { link } = schema.marks;
  // A slash alone is a sign more often than it is the home page.
  if (address === '/' || !isPasted.has(readLink(address).kind) || !link) return false;
  for (const { $from, $to } of selection.ranges) tr.addMark($from.pos, $to.pos, link.create({ href: address }));
  if (tr.docChanged) view.dispatch(tr.scrollIntoView());
  return tr.docChanged;
}
