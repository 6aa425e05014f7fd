import TurndownService from 'turndown';

const turndown = new TurndownService({
  headingStyle: 'atx',
  hr: '---',
  codeBlockStyle: 'fenced',
  bulletListMarker: '-',
  emDelimiter: '*',
}).keep(['u', 'sub', 'sup']);
const escape = turndown.escape.bind(turndown);
turndown.escape = (text) => escape(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));

/** HTML of a section in Markdown as GitHub reads it; what has no form there stays HTML. */
export const markdownOfHtml = (html: string): string => turndown.turndown(html);

/** What the rules use of the elements that the library hands them. */
interface Element {
  readonly nodeName: string;
  readonly id: string;
  readonly className: string;
  readonly textContent: string;
  readonly innerHTML: string;
  readonly outerHTML: string;
  readonly children: ArrayLike<Element>;
  readonly parentNode: Element | null;
  getAttribute(name: string): string | null;
  querySelectorAll(selector: string): ArrayLike<Element>;
  remove(): void;
}

const elements = (node: Element): Element[] => Array.from(node.children);
const named = (node: Element, name: string) => elements(node).filter(({ nodeName }) => nodeName === name);
const inside = (element: Element): string => turndown.turndown(element.innerHTML).trim();
const paragraphs = (...parts: readonly string[]) => `\n\n${parts.filter(Boolean).join('\n\n')}\n\n`;
const caption = (figure: Element): string => {
  const [words] = named(figure, 'FIGCAPTION');
  const text = words ? oneLine(inside(words)) : '';
  return text && (/[*_]/.test(text) ? `<em>${text}</em>` : `*${text}*`);
};
const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');
const asElement = (node: unknown) => node as Element;
const linkTo = (address: string) => (/[\s()<>]/.test(address) ? `<${address.replace(/[<>\s]/g, encodeURI)}>` : address);

turndown.addRule('strikethrough', { filter: ['s', 'del'], replacement: (content) => `~~${content}~~` });

turndown.addRule('point', {
  filter: 'li',
  replacement: (content, node) => {
    const point = asElement(node);
    const { parentNode: list } = point;
    const start = Number(list?.getAttribute('start') ?? 1);
    const place = list ? named(list, 'LI').indexOf(point) : 0;
    const marker = list?.nodeName === 'OL' ? `${start + place}. ` : '- ';
    const lines = content.trim().replaceAll('\n', `\n${' '.repeat(marker.length)}`);
    return `${marker}${lines.replace(/[ \t]+$/gm, '')}\n`;
  },
});

turndown.addRule('image', {
  filter: 'img',
  replacement: (_, node) => {
    const [alt, address] = ['alt', 'src'].map((name) => asElement(node).getAttribute(name) ?? '');
    return address ? `![${oneLine(turndown.escape(alt ?? ''))}](${linkTo(address)})` : '';
  },
});

turndown.addRule('anchoredHeading', {
  filter: (node) => /^H[2-4]$/.test(asElement(node).nodeName) && asElement(node).id !== '',
  replacement: (_, node) => paragraphs(asElement(node).outerHTML),
});

turndown.addRule('anchoredSection', {
  filter: (node) => asElement(node).nodeName === 'SECTION' && asElement(node).id !== '',
  replacement: (content, node) => paragraphs(`<a id="${asElement(node).id}"></a>`, content.trim()),
});

turndown.addRule('details', {
  filter: ['details'],
  replacement: (_, node) => {
    const [summary] = named(asElement(node), 'SUMMARY');
    const title = summary?.outerHTML ?? '';
    summary?.remove();
    return paragraphs(`<details>\n${title}`, inside(asElement(node)), '</details>');
  },
});

turndown.addRule('term', { filter: ['dt'], replacement: (content) => paragraphs(`**${content.trim()}**`) });
turndown.addRule('meaning', { filter: ['dd'], replacement: (content) => paragraphs(content.trim()) });

turndown.addRule('figure', {
  filter: ['figure'],
  replacement: (_, node) => {
    const figure = asElement(node);
    const words = caption(figure);
    named(figure, 'FIGCAPTION').forEach((one) => one.remove());
    const isQuote = figure.className === 'wp-block-pullquote';
    if (isQuote) return quote(figure, words.replace(/^\*|\*$/g, ''));
    const shown = inside(figure);
    const isImage = elements(figure).length === 1 && named(figure, 'IMG').length === 1;
    return isImage && words ? `\n\n${shown}\\\n${words}\n\n` : paragraphs(shown, words);
  },
});

const quote = (figure: Element, by: string): string => `\n\n${inside(figure)}${by && `\n>\n> — ${by}`}\n\n`;

turndown.addRule('video', {
  filter: ['video'],
  replacement: (_, node) => paragraphs(asElement(node).getAttribute('src') ?? ''),
});

turndown.addRule('address', {
  filter: (node) => {
    const { nodeName, textContent } = asElement(node);
    return nodeName === 'A' && /^https?:/.test(textContent) && textContent === asElement(node).getAttribute('href');
  },
  replacement: (_, node) => asElement(node).getAttribute('href') ?? '',
});

/** Rows of text with one row of headings at most become a table of pipes. */
turndown.addRule('table', {
  filter: ['table'],
  replacement: (_, node) => {
    const table = asElement(node);
    const rows = Array.from(table.querySelectorAll('tr'));
    const [title] = named(table, 'CAPTION').map((one) => `**${oneLine(inside(one))}**`);
    const isPlain = table.querySelectorAll('[colspan], [rowspan], table, ul, ol, pre, blockquote').length === 0;
    if (!isPlain || rows.length === 0) return paragraphs(table.outerHTML);
    const cells = rows.map((row) => elements(row).map(cellText));
    const width = Math.max(...cells.map(({ length }) => length));
    const hasHead = elements(rows[0]!).every(({ nodeName }) => nodeName === 'TH');
    const lines = [...(hasHead ? [] : [[]]), ...cells].map((row) => rowOf(row, width));
    lines.splice(
      1,
      0,
      rowOf(
        Array.from({ length: width }, () => '---'),
        width,
      ),
    );
    return paragraphs(title ?? '', lines.join('\n'));
  },
});

const cellText = (cell: Element): string =>
  inside(cell)
    .replaceAll('|', '\\|')
    .replace(/\s*\n+\s*/g, '<br>');
const rowOf = (cells: readonly string[], width: number): string =>
  `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`;
