import { shape } from '../core/http/field-rules.ts';

interface TitleSettings {
  readonly titleTemplate?: string | null;
  readonly siteName?: string | null;
}

const names = new Set(['title', 'siteName']);

/** A title without its page would be the same everywhere. */
function isTemplate(value: unknown): boolean {
  if (typeof value !== 'string' || value.trim() === '') return true;
  const used = [...value.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  return used.includes('title') && used.every((name) => names.has(name));
}

/** How pages are titled, with {title} and perhaps {siteName} in it. */
export const TitleTemplate = () =>
  shape('titleTemplate', 'Keep {title} in it; {siteName} is the only other word that may stand in braces.', isTemplate);

/** What pages are built with while the settings say nothing. */
const usual = { template: '{title} | {siteName}', siteName: '20X' };

/** How pages are titled by now, with {title} alone left to be filled in. */
export const templateOf = ({ titleTemplate, siteName }: TitleSettings): string =>
  (titleTemplate || usual.template).replaceAll('{siteName}', () => siteName || usual.siteName);
