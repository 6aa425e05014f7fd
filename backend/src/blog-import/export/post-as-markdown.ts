import { marked } from 'marked';
import TurndownService from 'turndown';
import { stringify } from 'yaml';
import type { Block } from '../../content/blocks/block-types.ts';
import { sanitizeRichText } from '../../core/fields/rich-text.ts';
import { blocksFromHtml } from '../html/blocks-from-html.ts';
import { blockAsComment } from '../html/kept-blocks.ts';
import type { ExportedPost } from './exported-post.ts';

const turndown = new TurndownService({
  headingStyle: 'atx',
  codeBlockStyle: 'fenced',
  bulletListMarker: '-',
  emDelimiter: '*',
}).keep(['u', 's', 'sub', 'sup', 'table', 'figure']);
const escape = turndown.escape.bind(turndown);
turndown.escape = (text) => escape(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));

/** The post in Markdown, as an import reads it. */
export function postAsMarkdown(post: ExportedPost): string {
  return `---\n${stringify(factsOf(post))}---\n\n${(post.content.blocks ?? []).map(blockAsMarkdown).join('\n\n')}\n`;
}

function factsOf({ id, slug, isPublished, content, authors }: ExportedPost): object {
  const { title, excerpt, category, tags, cover, coverAlt, publishedOn, featured, seo } = content;
  const facts = {
    ...{
      id,
      title: title ?? slug,
      slug,
      status: isPublished ? 'published' : 'draft',
      excerpt,
      category,
      tags,
      authors,
    },
    ...{ date: publishedOn, cover, coverAlt, featured: featured === true ? true : undefined },
    seo: seo?.title || seo?.description ? { title: seo.title, description: seo.description } : undefined,
  };
  const says = (value: unknown) =>
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => says(value)));
}

/** In Markdown where that says the same; else as HTML, else as a comment that an import reads. */
export function blockAsMarkdown(block: Block): string {
  const found = formsOf(block).find((form) => saysTheSame(form, block));
  return found?.trim() ?? blockAsComment(block);
}

function formsOf(block: Block): string[] {
  if (block.type === 'richText') return [turndown.turndown(block.html ?? ''), block.html ?? ''];
  if (block.type === 'code') return [`\`\`\`\`${block.language ?? ''}\n${block.code ?? ''}\n\`\`\`\``];
  if (block.type === 'video') return [block.url ?? ''];
  return block.type === 'figure' ? [`![${(block.alt ?? '').replace(/[\\[\]]/g, '\\$&')}](${block.image ?? ''})`] : [];
}

function saysTheSame(markdown: string, block: Block): boolean {
  try {
    const { blocks } = blocksFromHtml({ html: marked.parse(markdown, { async: false }) });
    const [only, ...more] = blocks;
    return more.length === 0 && only !== undefined && comparable(only) === comparable(block);
  } catch {
    return false;
  }
}

/** Ids follow from the words again; white space between elements means nothing. */
function comparable(block: Block): string {
  const text = (html = '') => {
    const plain = sanitizeRichText(html).replace(/<(h[2-4]) id="[^"]*">/g, '<$1>');
    return plain.replace(/\s+/g, ' ').replace(/> </g, '><').trim();
  };
  const same = block.type === 'richText' ? { html: text(block.html ?? '') } : {};
  // The database orders the fields in its own way.
  return JSON.stringify(Object.entries({ ...block, ...same, id: undefined }).sort());
}
