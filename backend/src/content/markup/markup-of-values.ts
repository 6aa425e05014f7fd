import { escapeHtml } from '@20x/shared/escape-html';
import { sanitizeRichText } from '../../core/fields/rich-text.ts';

/** A text with its lines. */
export const textMarkup = (value: unknown): string =>
  escapeHtml(typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '').replace(
    /\r?\n/g,
    '<br>',
  );

/** Nothing of nothing. `attributes` begins with a space. */
export const element = (name: string, inner: string, attributes = ''): string =>
  inner === '' ? '' : `<${name}${attributes}>${inner}</${name}>`;

/** A link; an address that pages may not have is shown as text. */
export function linkMarkup(href: string | null | undefined, label?: string | null): string {
  const words = textMarkup(label);
  if (!href) return words;
  const html = sanitizeRichText(`<a href="${escapeHtml(href)}">${words || escapeHtml(href)}</a>`);
  return html.startsWith('<a href=') ? html : `${words} <code>${escapeHtml(href)}</code>`.trim();
}

interface Image {
  readonly image?: string | null;
  readonly alt?: string | null;
  readonly width?: number | null;
  readonly height?: number | null;
}

/** An image; an address that pages may not have is shown as text. */
export function imageMarkup({ image, alt, width, height }: Image): string {
  if (!image) return '';
  const size = width && height ? ` width="${width}" height="${height}"` : '';
  const html = sanitizeRichText(`<img src="${escapeHtml(image)}" alt="${escapeHtml(alt ?? '')}"${size}>`);
  return html.startsWith('<img src=') ? html : `${textMarkup(alt)} <code>${escapeHtml(image)}</code>`.trim();
}

export const figureMarkup = (shown: string, caption: string, attributes = ''): string =>
  element('figure', shown === '' ? '' : shown + element('figcaption', caption), attributes);

export const listMarkup = (name: 'ul' | 'ol', items: readonly unknown[] | null | undefined): string =>
  element(name, (items ?? []).map((item) => element('li', textMarkup(item))).join(''));

interface Table {
  readonly caption?: string | null | undefined;
  readonly columns?: readonly unknown[] | null | undefined;
  /** HTML. */
  readonly rows: readonly string[];
}

export function tableMarkup({ caption, columns, rows }: Table): string {
  const head = element('tr', (columns ?? []).map((name) => `<th scope="col">${textMarkup(name)}</th>`).join(''));
  const parts = [element('caption', textMarkup(caption)), element('thead', head), element('tbody', rows.join(''))];
  return element('table', parts.join(''));
}

/** The first `heads` cells are headings of the row. */
export const rowMarkup = (cells: readonly unknown[], heads: number): string =>
  element(
    'tr',
    cells
      .map((cell, index) =>
        index < heads ? `<th scope="row">${textMarkup(cell)}</th>` : `<td>${textMarkup(cell)}</td>`,
      )
      .join(''),
  );
