import sanitizeHtml, { type IOptions, type Transformer } from 'sanitize-html';
import type { Block } from '../content/blocks/block-types.ts';
import { blockAsHtml } from '../content/markup/block-as-html.ts';
import { figureMarkup, imageMarkup } from '../content/markup/markup-of-values.ts';

/** What feed readers show of a post. */
interface ShownPost {
  readonly cover: string | null;
  readonly coverAlt: string | null;
  readonly blocks: readonly Block[];
}

const text = ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br', 'dl', 'dt', 'dd'];
const inline = ['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'code', 'a', 'img'];
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const parts = ['figure', 'figcaption', 'details', 'summary', 'section', 'header', 'div'];
const cell = ['scope', 'colspan', 'rowspan'];

/** The cover and all sections of a post for feed readers: whole addresses and nothing that runs. `address`: the post's own. */
export function postHtml({ cover, coverAlt, blocks }: ShownPost, address: string): string {
  const whole = (link: string) => URL.parse(link, address)?.href ?? link;
  // A player of this site becomes a link, as those of other sites are.
  const sections = blocks.map((block) =>
    blockAsHtml(block.type === 'video' && block.url ? { ...block, url: whole(block.url) } : block),
  );
  const html = [figureMarkup(imageMarkup({ image: cover, alt: coverAlt }), ''), ...sections];
  return sanitizeHtml(html.filter(Boolean).join('\n'), optionsWith(whole));
}

function optionsWith(whole: (link: string) => string): IOptions {
  const withWhole =
    (attribute: string): Transformer =>
    (tagName, attribs) => {
      const link = attribs[attribute];
      return { tagName, attribs: link === undefined ? attribs : { ...attribs, [attribute]: whole(link) } };
    };
  const anchored = Object.fromEntries(['h2', 'h3', 'h4', 'section'].map((tag) => [tag, ['id']]));
  return {
    allowedTags: [...text, ...inline, ...tables, ...parts],
    allowedAttributes: {
      ...anchored,
      ...{ a: ['href', 'title'], img: ['src', 'alt', 'width', 'height'], ol: ['start'], th: cell, td: cell },
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    transformTags: { a: withWhole('href'), img: withWhole('src') },
  };
}
