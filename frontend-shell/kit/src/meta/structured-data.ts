import { defaultLogo } from '@20x/shared/default-logo';

/** The organization's own record, for pages without structured data. */
export const organization = (siteName: string, publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: siteName,
  url: publicUrl,
  logo: `${publicUrl}${defaultLogo}`,
});

/** The parsed JSON-LD; null when the text is not valid. */
export function parseStructuredData(text: string | null | undefined): object | null {
  if (!text?.trim()) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/** JSON that cannot close the script element that holds it. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
