import { anchorLimit } from '@20x/shared/anchor';
import { isReference, looksLikeReference } from '@20x/shared/link-address';
import { escapeHtml } from '@20x/shared/escape-html';
import { isTakenId } from './taken-ids.ts';
import sanitizeHtml, { type Attributes, type IOptions, type Transformer } from 'sanitize-html';

const headings = ['h2', 'h3', 'h4'];
const blocks = ['p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'figure', 'figcaption', 'hr', 'br'];
const inline = ['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'a', 'img'];
const table = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/** Lower-case words: the globals of scripts are spelled otherwise, so that no heading can pass for one. */
const anchor = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const positive = /^[1-9]\d{0,4}$/;

/** Schemes that a link in a text may have; one without a scheme leads to this site. */
export const linkSchemes = ['http', 'https', 'mailto', 'tel', 'doc'];

/** Fields with a meaning of their own; anything else is dropped, as are all styles, classes and handlers. */
const options: IOptions = {
  allowedTags: [...headings, ...blocks, ...inline, ...table],
  allowedAttributes: {
    a: ['href', 'target', 'rel', 'title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: linkSchemes,
  allowedSchemesByTag: { img: ['https'] },
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  nestingLimit: 40,
  // Not only the tag: what is inside is code or raw text, or is parsed by other rules than those of HTML.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript', 'noembed', 'noframes', 'xmp', 'iframe', 'plaintext'],
    ...['template', 'title', 'math', 'svg', 'object', 'select'],
  ],
  transformTags: {
    a: (tagName, attributes) => ({ tagName, attribs: safeLink(attributes) }),
    img: (tagName, attributes) => ({ tagName, attribs: { ...numbersOnly(attributes), loading: 'lazy' } }),
    h1: headingAs('h2'),
    h2: headingAs('h2'),
    h3: headingAs('h3'),
    h4: headingAs('h4'),
    h5: headingAs('h4'),
    h6: headingAs('h4'),
    ...Object.fromEntries(['ol', 'th', 'td'].map((tag) => [tag, keepNumbers])),
  },
};

/** Parsing takes as long as the levels squared. */
const mostLevels = 2000;

class TooDeep extends Error {}

/**
 * The part of HTML that a page may show; what comes out stays as it is when it is put in again. Elements that nest deeper
 * than 40 levels are left out, and what nests beyond 2,000 is kept as plain text.
 */
export function sanitizeRichText(html: string): string {
  let level = 0;
  const onOpenTag = () => {
    level += 1;
    if (level > mostLevels) throw new TooDeep();
  };
  const onCloseTag = () => void (level -= 1);
  try {
    return sanitizeHtml(html, { ...options, onOpenTag, onCloseTag });
  } catch (error) {
    if (error instanceof TooDeep) return escapeHtml(html);
    throw error;
  }
}

/** What a link may tell search engines about where it leads. */
const relations = ['nofollow', 'sponsored'];

function safeLink({ target, rel = '', href, ...rest }: Attributes): Attributes {
  const isBroken = href !== undefined && looksLikeReference(href) && !isReference(href);
  const isNewTab = target === '_blank';
  const given = rel.toLowerCase().split(/\s+/);
  const kept = [...(isNewTab ? ['noopener', 'noreferrer'] : []), ...relations.filter((name) => given.includes(name))];
  return {
    ...(href !== undefined && !isBroken && { href }),
    ...rest,
    ...(isNewTab && { target }),
    ...(kept.length > 0 && { rel: kept.join(' ') }),
  };
}

function headingAs(tagName: string): Transformer {
  return (_, { id = '' }) => {
    const isSafe = anchor.test(id) && id.length <= anchorLimit && !isTakenId(id);
    const attribs: Attributes = isSafe ? { id } : {};
    return { tagName, attribs };
  };
}

function keepNumbers(tagName: string, attributes: Attributes) {
  return { tagName, attribs: numbersOnly(attributes) };
}

function numbersOnly(attributes: Attributes): Attributes {
  const numbers = ['width', 'height', 'start', 'colspan', 'rowspan'];
  return Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, value]) =>
        (!numbers.includes(name) || positive.test(value)) && (name !== 'scope' || /^(row|col)$/.test(value)),
    ),
  );
}
