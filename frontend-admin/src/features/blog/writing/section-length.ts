import type { Mark, Node } from '@tiptap/pm/model';

/** Text of more markup goes on in another section: one may have 100,000 characters. */
export const mostInSection = 90_000;

const lengths = new WeakMap<Node, number>();

/** About how many characters of markup a part is stored as, rather too many than too few. */
export function markupLength(node: Node): number {
  const known = lengths.get(node);
  if (known !== undefined) return known;
  const tags = node.isText ? node.marks.reduce((sum, mark) => sum + tagLength(mark), 0) : tagLength(node);
  const length = node.isText
    ? tags + escapedLength(node.text ?? '')
    : node.children.reduce((sum, child) => sum + markupLength(child), tags);
  lengths.set(node, length);
  return length;
}

const escapedLength = (text: string): number => text.length + 5 * (text.match(/[&<>\u{a0}]/gu)?.length ?? 0);

/** Two tags, and the attributes that are stored. */
const tagLength = ({ attrs }: Mark | Node): number =>
  Object.entries(attrs).reduce(
    (sum, [name, value]) => (value === null || name === 'sectionId' ? sum : sum + `${name} ${value}`.length + 4),
    25,
  );
