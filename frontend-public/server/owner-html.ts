import type { PageSeo } from '@20x/kit';
import { effectiveSeo } from '@20x/shared/effective-seo';
import { seoDefaults } from '@20x/shared/seo-defaults';
import { trackersOf } from './trackers';

/** What the site's owner adds to one document, besides the metadata that React renders. */
export interface OwnerHtml {
  readonly language: string;
  readonly viewport: string;
  /** For the end of the head. */
  readonly head: string;
  /** For the end of the body. */
  readonly body: string;
}

const languageTag = /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i;
const viewportPart =
  /^(width|height|initial-scale|minimum-scale|maximum-scale|user-scalable|viewport-fit|interactive-widget)\s*=\s*[\w.-]+$/i;

/** Reads the fields that only the server can write; `warn` hears of those that cannot be used. */
export function ownerHtml(seo: PageSeo | null | undefined, warn: (message: string) => void): OwnerHtml {
  const effective = effectiveSeo(seo, {}, '');
  const language = effective('language').value;
  const charset = effective('charset').value;
  if (!languageTag.test(language))
    warn(`The page language "${language}" is no language tag: ${seoDefaults.language} is used.`);
  // The bytes are UTF-8 whatever the page says about itself; another name would garble the text.
  if (!/^utf-?8$/i.test(charset)) warn(`The page charset "${charset}" is not used: pages are sent as UTF-8.`);
  const viewport = effective('viewport').value;
  const isViewport = viewport.split(/[,;]/).every((part) => viewportPart.test(part.trim()));
  if (!isViewport) warn(`The page viewport "${viewport.slice(0, 120)}" cannot be read: the default is used.`);
  const trackers = trackersOf(seo ?? {}, warn);
  return {
    language: languageTag.test(language) ? language : seoDefaults.language,
    viewport: isViewport ? viewport : seoDefaults.viewport,
    head: trackers.head + closed(seo?.headHtml),
    body: trackers.body + closed(seo?.bodyHtml),
  };
}

const rawTag = /<(script|style|noscript|template|title|textarea|iframe|svg)\b/iy;
const anyTag = /<[a-z/]/iy;

/** The HTML with an end for what would otherwise swallow the rest of the page. */
export function closed(html: string | null | undefined): string {
  const text = html?.trim() ?? '';
  return text + missingEnd(text);
}

/** What ends the comment, the element or the tag that the text leaves open. Each character is looked at once. */
function missingEnd(text: string): string {
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    if (text.startsWith('<!--', at)) {
      const end = text.indexOf('-->', at + 4);
      if (end < 0) return '-->';
      at = end + 3;
    } else if (!matchAt(anyTag, text, at)) at += 1;
    else {
      const name = matchAt(rawTag, text, at)?.[1];
      const close = name === undefined ? '' : `</${name}>`;
      const end = text.indexOf('>', at);
      if (end < 0) return (text.slice(at).split('"').length % 2 === 0 ? '">' : '>') + close;
      at = name === undefined ? end + 1 : endOf(name, text, end + 1);
      if (at < 0) return close;
    }
  }
  return '';
}

/** Behind the end tag; -1 without one. */
function endOf(name: string, text: string, from: number): number {
  const tag = new RegExp(`</${name}\\s*>`, 'gi');
  tag.lastIndex = from;
  return tag.test(text) ? tag.lastIndex : -1;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
