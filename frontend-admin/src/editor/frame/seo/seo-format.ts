import type { PageSeo } from '@20x/kit';

type Formatted =
  'canonical' | 'language' | 'googleAnalytics' | 'googleTagManager' | 'facebookPixel' | 'linkedinInsight';

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** What a filled field has to look like, said while it is typed; the server's checks say it again of what was saved. */
const formats: Readonly<Record<Formatted, readonly [fits: (text: string) => boolean, message: string]>> = {
  canonical: [
    (text) => text.startsWith('https://') && URL.canParse(text),
    'A complete address that starts with https://.',
  ],
  language: [isLanguage, 'A language tag such as en or fr-CA.'],
  googleAnalytics: [(text) => /^G-[A-Z0-9]+$/.test(text), 'An id such as G-ABC123.'],
  googleTagManager: [(text) => /^GTM-[A-Z0-9]+$/.test(text), 'An id such as GTM-ABC123.'],
  facebookPixel: [(text) => /^\d+$/.test(text), 'Digits only.'],
  linkedinInsight: [(text) => /^\d+$/.test(text), 'Digits only.'],
};

const isFormatted = (name: keyof PageSeo): name is Formatted => name in formats;

/** How a field should look when it does not; null when it does, or is empty. */
export function wrongFormat(name: keyof PageSeo, text: string): string | null {
  if (!isFormatted(name) || text.trim() === '') return null;
  const [fits, message] = formats[name];
  return fits(text.trim()) ? null : message;
}
