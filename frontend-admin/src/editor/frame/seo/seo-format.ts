import type { PageSeo } from '@20x/kit';
import { seoFormats, trackerHints, type FormattedSeo } from '@20x/shared/seo-formats';

/** What a filled field has to look like, said while it is typed; the server's checks say it again of what was saved. */
const messages: Readonly<Record<FormattedSeo, string>> = {
  canonical: 'A complete address that starts with https://.',
  language: 'A language tag such as en or fr-CA.',
  ...trackerHints,
};

const isFormatted = (name: keyof PageSeo): name is FormattedSeo => name in messages;

/** How a field should look when it does not; null when it does, or is empty. */
export function wrongFormat(name: keyof PageSeo, text: string): string | null {
  const filled = text.trim();
  if (!isFormatted(name) || filled === '') return null;
  return seoFormats[name](filled) ? null : messages[name];
}
