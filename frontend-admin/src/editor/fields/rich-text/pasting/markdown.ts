import { marked, Tokenizer, type Tokens } from 'marked';
import { DOMParser as Parser, type Slice, type ResolvedPos } from '@tiptap/pm/model';
import { cleanPaste } from './clean-paste';

/** A heading, a list, a quote, a fence, a table, bold words or a link. */
const markdown = /^(#{1,6}|[-*+]|\d{1,3}[.)]|>) \S|^(```|~~~)|^\|.*\|\s*$|\*\*\S.*\S?\*\*|\[[^\]\n]+\]\([^)\s]+\)/m;

/** Pairing stars and underscores takes the square of their number in a paragraph: this many steps take half a second. */
const mostSteps = 4_000_000;
const stepsIn = (text: string) =>
  text
    .split(/\n\s*(?:\n|[-*+] |\d+[.)] )/)
    .reduce((steps, paragraph) => steps + (paragraph.match(/[*_]/g)?.length ?? 0) ** 2, 0);

/** A table ends before a line without columns; GitHub makes one more row of it. */
class ClosedTables extends Tokenizer {
  override table(source: string): Tokens.Table | undefined {
    const end = source.search(/\n(?![^\n]*\|)/);
    return super.table(end < 0 ? source : source.slice(0, end));
  }
}

/** Plain text with the signs of Markdown as what it means; null: it is plain text, or would freeze the tab. */
export function fromMarkdown(text: string, { doc }: ResolvedPos, takesSections: boolean): Slice | null {
  if (!markdown.test(text) || stepsIn(text) > mostSteps) return null;
  const parsed = parse(text);
  if (parsed === null) return null;
  const html = cleanPaste(parsed, takesSections);
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return Parser.fromSchema(doc.type.schema).parseSlice(body);
}

/** Null: it is nested too deeply. */
function parse(text: string): string | null {
  try {
    return marked.parse(text, { async: false, tokenizer: new ClosedTables() });
  } catch {
    return null;
  }
}
