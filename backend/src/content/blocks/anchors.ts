import { anchorFrom, anchorLimit } from '@20x/shared/anchor';
import type { Block } from './block-types.ts';
import { isTakenId } from '../../core/fields/taken-ids.ts';

const heading = /<(h[234])((?:\s[^>]*)?)>([\s\S]*?)<\/\1\s*>/gi;
const ownId = /\sid="([^"]*)"/i;
/** What the words may take; the rest is left for a number. */
const stemLimit = anchorLimit - 8;

/**
 * Every chapter and every heading with an anchor. One that is there stays, whatever becomes of its words; what has none
 * gets one of its words, different from all others.
 */
export function withAnchors(blocks: readonly Block[]): Block[] {
  const taken = new Set(blocks.flatMap(givenAnchors));
  const fresh = (words: string) => {
    const stem = anchorFrom(plain(words), stemLimit) || 'section';
    let anchor = stem;
    for (let n = 2; taken.has(anchor) || isTakenId(anchor); n++) anchor = `${stem}-${n}`;
    taken.add(anchor);
    return anchor;
  };
  const inText = (html: string | null | undefined) =>
    html?.replace(heading, (whole, tag: string, attributes: string, words: string) =>
      ownId.test(attributes) || plain(words) === ''
        ? whole
        : `<${tag} id="${fresh(words)}"${attributes}>${words}</${tag}>`,
    );
  return blocks.map((block): Block => {
    if (block.type === 'richText') return withHtml(block, inText(block.html));
    if (block.type !== 'chapters' || !block.chapters) return block;
    const chapters = block.chapters.map((chapter) => {
      const isNamed = chapter.anchor?.trim() || !chapter.title?.trim();
      const anchor = isNamed ? chapter.anchor : fresh(chapter.title ?? '');
      return withHtml(isNamed ? chapter : { ...chapter, anchor }, inText(chapter.html));
    });
    return { ...block, chapters };
  });
}

/** A text without the anchors that its headings get of their words again. */
export const withoutDerivedAnchors = (html: string): string =>
  html.replace(heading, (whole, tag: string, attributes: string, words: string) => {
    const derived = anchorFrom(plain(words), stemLimit) || 'section';
    return ownId.exec(attributes)?.[1] === derived
      ? `<${tag}${attributes.replace(ownId, '')}>${words}</${tag}>`
      : whole;
  });

/** A content whose headings links can lead to. */
export const withAnchoredBlocks = <T extends { blocks?: Block[] | null }>(content: T): T =>
  content.blocks ? { ...content, blocks: withAnchors(content.blocks) } : content;

const withHtml = <T extends { html?: string | null }>(value: T, html: string | null | undefined): T =>
  html === value.html ? value : { ...value, html };

function givenAnchors(block: Block): string[] {
  const inText = (html: string | null | undefined) =>
    [...(html ?? '').matchAll(heading)].flatMap(([, , attributes = '']) => ownId.exec(attributes)?.[1] ?? []);
  if (block.type === 'richText') return [block.anchor ?? '', ...inText(block.html)];
  if (block.type !== 'chapters') return [block.anchor ?? ''];
  return [block.anchor ?? '', ...(block.chapters ?? []).flatMap(({ anchor, html }) => [anchor ?? '', ...inText(html)])];
}

const plain = (html: string) => html.replace(/<[^>]*>|&\w+;|\{\w+\}/g, ' ').trim();
