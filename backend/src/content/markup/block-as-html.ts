import { isHidden } from '@20x/shared/hidden';
import { runsCode } from '@20x/shared/link-address';
import { escapeHtml } from '@20x/shared/escape-html';
import type { Block } from '../blocks/block-types.ts';
import { blockTypes, isBlockType } from '../blocks/block-types.ts';
import { SectionBlock } from '../blocks/block.dto.ts';
import { shownContent } from '../documents/shown-content.ts';
import { specsOf, type Class } from '../../core/fields/field-spec.ts';
import { sanitizeRichText } from '../../core/fields/rich-text.ts';
import { fieldsAsHtml } from './fields-as-html.ts';
import {
  element,
  figureMarkup,
  imageMarkup,
  linkMarkup,
  listMarkup,
  rowMarkup,
  tableMarkup,
  textMarkup,
} from './markup-of-values.ts';

/** A section as visitors see it, in HTML; empty: it shows nothing of its own. */
export function blockAsHtml(block: Block): string {
  const type = isBlockType(block.type) ? blockTypes[block.type] : undefined;
  if (!type || isHidden(block) || showsOthers(type)) return '';
  const shown = shownContent(type, block);
  const form = forms[block.type] as ((block: Block) => string) | undefined;
  const html = form ? form(shown) : fieldsAsHtml(type, shown);
  return block.anchor && html.trim() !== '' ? `<section id="${escapeHtml(block.anchor)}">\n${html}\n</section>` : html;
}

/** It shows data of other documents. */
const showsOthers = (type: Class): boolean => specsOf(type).some(({ kind }) => kind === 'pick' || kind === 'picks');

type Forms = { readonly [Type in Block['type']]?: (block: Extract<Block, { type: Type }>) => string };

/** What has elements of its own. The classes are those of Ghost and WordPress, which imports know; all else is its fields. */
const forms: Forms = {
  callout: ({ title, html }) =>
    card('callout', `<div class="kg-callout-text">${paragraph(strong(title))}${richText(html)}</div>`),
  checklist: (block) => head(block) + listMarkup(block.ordered ? 'ol' : 'ul', block.items),
  figure: (block) =>
    figureMarkup(imageMarkup(block), spaced(textMarkup(block.caption), element('small', textMarkup(block.credit)))),
  gallery: ({ images }) =>
    element(
      'figure',
      (images ?? []).map((one) => figureMarkup(imageMarkup(one), textMarkup(one.caption))).join(''),
      ' class="kg-card kg-gallery-card"',
    ),
  video: ({ url, title, poster }) => playerMarkup(url, title, poster),
  embed: ({ url, title, poster }) => playerMarkup(url, title, poster),
  table: ({ caption, columns, rows, rowHeaders }) =>
    tableMarkup({
      caption,
      columns,
      rows: (rows ?? []).map(({ cells }) => rowMarkup(cells ?? [], rowHeaders ? 1 : 0)),
    }),
  sources: ({ title, items }) =>
    element('h2', textMarkup(title)) +
    element(
      'ol',
      (items ?? [])
        .map((item) => element('li', spaced(linkMarkup(item.url, item.title), textMarkup(item.note))))
        .join(''),
    ),
  pullQuote: ({ quote, by, source }) =>
    figureMarkup(
      element('blockquote', paragraph(textMarkup(quote))),
      linkMarkup(source, by),
      ' class="wp-block-pullquote"',
    ),
  definition: ({ term, meaning }) => element('dl', termMarkup(term, meaning)),
  glossary: (block) =>
    head(block) +
    element('dl', (block.terms ?? []).map(({ term, definition }) => termMarkup(term, definition)).join('')),
  toggle: ({ summary, html }) => element('details', element('summary', textMarkup(summary)) + richText(html)),
  code: ({ name, language, code }) => {
    const kind = language ? ` class="language-${escapeHtml(language.trim().replace(/\s+/g, '-'))}"` : '';
    return figureMarkup(element('pre', element('code', escapeHtml(code ?? ''), kind)), textMarkup(name));
  },
  button: ({ label, href }) => card('button', linkMarkup(href, label)),
  bookmark: ({ url, title, description, image }) =>
    card(
      'bookmark',
      part('bookmark-title', linkMarkup(url, title)) +
        part('bookmark-description', textMarkup(description)) +
        part('bookmark-thumbnail', imageMarkup({ image })),
    ),
  file: ({ url, title, details }) =>
    card('file', part('file-card-title', linkMarkup(url, title)) + part('file-card-caption', textMarkup(details))),
  // A reader of the file has no use for it; an import makes it again.
  contents: () => '',
};

const richText = (html: string | null | undefined) => sanitizeRichText(html ?? '');
const paragraph = (inner: string) => element('p', inner);
const strong = (text: string | null | undefined) => element('strong', textMarkup(text));
const spaced = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');
const part = (name: string, inner: string) => element('div', inner, ` class="kg-${name}"`);
const card = (name: string, inner: string) => element('div', inner, ` class="kg-card kg-${name}-card"`);
const head = (block: SectionBlock) => element('header', fieldsAsHtml(SectionBlock, block));
const termMarkup = (term: string | null | undefined, meaning: string | null | undefined) =>
  element('dt', textMarkup(term)) + element('dd', textMarkup(meaning));

type Text = string | null | undefined;

/** Nothing of another site loads with the file: its video is a link. */
function playerMarkup(url: Text, title: Text, poster: Text): string {
  if (!url) return '';
  if (/^\/(?!\/)/.test(url)) {
    const preview = poster && !runsCode(poster) ? ` poster="${escapeHtml(poster)}"` : '';
    return figureMarkup(`<video controls src="${escapeHtml(url)}"${preview}></video>`, textMarkup(title));
  }
  const link = `<div class="wp-block-embed__wrapper">${linkMarkup(url)}</div>`;
  return figureMarkup(link + imageMarkup({ image: poster }), textMarkup(title), ' class="wp-block-embed"');
}
