import type { Content } from '../content-comparison';
import { seoOf, type EffectiveSeo } from '../seo/effective-seo';
import { searchDescription, searchTitle, textWidth } from '../seo/text-width';
import { block, warn, type Finding } from './finding';

export function searchFindings(seo: EffectiveSeo): Finding[] {
  const title = seo.title.value;
  const description = seo.description.value;
  const findings: (Finding | false)[] = [
    title === '' && block('The page has no title.', 'seo.title'),
    textWidth(title, searchTitle.size) > searchTitle.most &&
      warn('The title is too wide for search results and will be cut off.', 'seo.title'),
    description === '' && warn('There is no description: search engines pick a text themselves.', 'seo.description'),
    description !== '' && description.length < 50 && warn('The description is very short.', 'seo.description'),
    textWidth(description, searchDescription.size) > searchDescription.most &&
      warn('The description is too long for search results and will be cut off.', 'seo.description'),
  ];
  return findings.filter((finding) => finding !== false);
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

function isJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

/** What a filled field has to look like, and what to say when it does not. */
const shapes = {
  canonical: [
    (text: string) => /^(https:\/\/|\/(?!\/))/.test(text),
    'The canonical address has to start with https://.',
  ],
  language: [isLanguage, 'This is not a language tag such as en or fr-CA.'],
  googleAnalytics: [(text: string) => /^G-[A-Z0-9]+$/.test(text), 'A Google Analytics id looks like G-ABC123.'],
  googleTagManager: [(text: string) => /^GTM-[A-Z0-9]+$/.test(text), 'A Google Tag Manager id looks like GTM-ABC123.'],
  facebookPixel: [(text: string) => /^\d+$/.test(text), 'A Facebook pixel id has digits only.'],
  linkedinInsight: [(text: string) => /^\d+$/.test(text), 'A LinkedIn partner id has digits only.'],
} as const;

export function metadataFindings(content: Content): Finding[] {
  const seo = seoOf(content);
  const findings: Finding[] = [];
  for (const name of Object.keys(shapes) as (keyof typeof shapes)[]) {
    const [fits, message] = shapes[name];
    const text = seo[name]?.trim() ?? '';
    if (text !== '' && !fits(text)) findings.push(warn(message, `seo.${name}`));
  }
  if (seo.structuredData?.trim() && !isJson(seo.structuredData))
    findings.push(block('The structured data is not JSON: visitors get the default record.', 'seo.structuredData'));
  if (seo.robots?.includes('noindex') && seo.inSitemap === true)
    findings.push(warn('The page is listed in the sitemap, but search engines are told not to list it.', 'seo.robots'));
  if (!seo.ogImage?.trim())
    findings.push(warn('No image of its own for social networks: the site’s is used.', 'seo.ogImage'));
  return findings;
}
