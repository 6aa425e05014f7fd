import type { PageSeo } from '@20x/kit';
import { cleanOwnerHtml } from '@20x/shared/owner-html-clean';
import { htmlByConsent } from '@20x/shared/owner-html-consent';
import { effectiveSeo } from '@20x/shared/effective-seo';
import { seoDefaults } from '@20x/shared/seo-defaults';

/** What the site's owner adds to one document, besides the metadata that React renders. */
export interface OwnerHtml {
  readonly language: string;
  readonly viewport: string;
  /** For the end of the head. */
  readonly head: string;
  /** For the end of the body. */
  readonly body: string;
  /** What loads something from another host, once the visitor agrees. */
  readonly waiting: string;
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
  const head = htmlByConsent(contained(seo?.headHtml));
  const body = htmlByConsent(contained(seo?.bodyHtml));
  return {
    language: languageTag.test(language) ? language : seoDefaults.language,
    viewport: isViewport ? viewport : seoDefaults.viewport,
    head: head.now,
    body: body.now,
    waiting: head.later + body.later,
  };
}

/** What was stored before it was cleaned at every save. */
const contained = (html: string | null | undefined) => cleanOwnerHtml(html?.trim() ?? '').html;
