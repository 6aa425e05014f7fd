import type { FlowBlock } from '../../blocks/block-groups';
import type { ContentsEntry } from '../../ui/Contents';
import { plainText } from '../../ui/plain-text';

const heading = /<h2\b[^>]*\bid="([^"]+)"[^>]*>([\s\S]*?)<\/h2\s*>/gi;

/** The headings of level 2 that links can lead to. */
export function headingsOf(blocks: readonly FlowBlock[]): readonly ContentsEntry[] {
  const html = blocks.map((block) => (block.type === 'richText' ? (block.html ?? '') : '')).join('\n');
  return [...html.matchAll(heading)].flatMap(([, id = '', title = '']) => {
    const text = plainText(title);
    return text ? [{ id, title: text }] : [];
  });
}
