import { documentDefaults as defaults, type PageSeo } from '@20x/kit';
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
  const language = seo?.language?.trim() || defaults.language;
  const charset = seo?.charset?.trim() || 'utf-8';
  if (!languageTag.test(language))
    warn(`The page language "${language}" is no language tag: ${defaults.language} is used.`);
  // The bytes are UTF-8 whatever the page says about itself; another name would garble the text.
  if (!/^utf-?8$/i.test(charset)) warn(`The page charset "${charset}" is not used: pages are sent as UTF-8.`);
  const viewport = seo?.viewport?.trim() || defaults.viewport;
  const isViewport = viewport.split(/[,;]/).every((part) => viewportPart.test(part.trim()));
  if (!isViewport) warn(`The page viewport "${viewport.slice(0, 120)}" cannot be read: the default is used.`);
  const trackers = trackersOf(seo ?? {}, warn);
  return {
    language: languageTag.test(language) ? language : defaults.language,
    viewport: isViewport ? viewport : defaults.viewport,
    head: trackers.head + closed(seo?.headHtml),
    body: trackers.body + closed(seo?.bodyHtml),
  };
}

const rawText = 'script|style|noscript|template|title|textarea|iframe|svg';
const complete = new RegExp(`<!--[\\s\\S]*?-->|<(${rawText})\\b[^>]*>[\\s\\S]*?</\\1\\s*>`, 'gi');

/** The HTML with an end for what would otherwise swallow the rest of the page. */
export function closed(html: string | null | undefined): string {
  const text = html?.trim() ?? '';
  const rest = text.replace(complete, '');
  if (rest.includes('<!--')) return `${text}-->`;
  const [, open] = new RegExp(`<(${rawText})\\b[^>]*>`, 'i').exec(rest) ?? [];
  if (open) return `${text}</${open}>`;
  const [unfinished] = /<[a-z/][^>]*$/i.exec(rest) ?? [];
  if (unfinished === undefined) return text;
  return text + (unfinished.split('"').length % 2 === 0 ? '">' : '>');
}
