import { marked } from 'marked';
import { DOMParser as Parser, type Slice, type ResolvedPos } from '@tiptap/pm/model';
import { cleanPaste } from './clean-paste';

/** A heading, a list, a quote, a fence, a table, bold words or a link. */
const markdown = /^(#{1,6}|[-*+]|\d{1,3}[.)]|>) \S|^(```|~~~)|^\|.*\|\s*$|\*\*\S.*\S?\*\*|\[[^\]\n]+\]\([^)\s]+\)/m;

/** Plain text with the signs of Markdown as what it means; null: it is plain text. */
export function fromMarkdown(text: string, { doc }: ResolvedPos): Slice | null {
  if (!markdown.test(text)) return null;
  const html = cleanPaste(marked.parse(text, { async: false }));
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return Parser.fromSchema(doc.type.schema).parseSlice(body);
}
