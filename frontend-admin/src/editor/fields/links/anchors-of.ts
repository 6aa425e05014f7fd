import type { Block } from '@20x/kit';

const headingIds = (html: string | null | undefined): string[] =>
  [...(html ?? '').matchAll(/<h[2-4][^>]*\sid="([^"]+)"/g)].map(([, id]) => id ?? '');

function ownAnchors(block: Block): (string | null | undefined)[] {
  if (block.type === 'featureRows') return (block.rows ?? []).map(({ anchor }) => anchor);
  if (block.type === 'chapters') {
    return (block.chapters ?? []).flatMap(({ anchor, html }) => [anchor, ...headingIds(html)]);
  }
  return 'html' in block ? headingIds(block.html) : [];
}

/** The anchors that links can lead to on a page of blocks, in their order. */
export function anchorsOf(blocks: readonly Block[]): string[] {
  const all = blocks.flatMap((block) => [block.anchor, ...ownAnchors(block)]);
  return [...new Set(all.flatMap((anchor) => anchor?.replace(/^#/, '') || []))];
}
