import type { Block } from '@20x/kit';
import type { SiteSettings } from '../layout/site-settings';
import { readableDate } from '../ui/readable-date';

interface LegalFacts {
  readonly settings: SiteSettings;
  readonly effectiveDate: string | null;
  /** The table of cookies and scripts as HTML. */
  readonly table: string;
}

const table = /<table class="cookie-table">[\s\S]*?<\/table>/;

/** The table that the server put into a text; undefined when there is none. */
export const cookieTableIn = (blocks: readonly Block[] | undefined): string | undefined =>
  table.exec((blocks ?? []).flatMap(htmlIn).join('\n'))?.[0];

function htmlIn(block: Block): string[] {
  if (block.type === 'chapters') return (block.chapters ?? []).map(({ html }) => html ?? '');
  return 'html' in block && typeof block.html === 'string' ? [block.html] : [];
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** Properties of blocks that hold HTML. */
const htmlProperties = new Set(['html', 'answer']);

/** What the server does for visitors: a copy in which the variables of legal texts are replaced. */
export function withVariables<T>(value: T, { settings, effectiveDate, table: cookies }: LegalFacts): T {
  const known: Readonly<Record<string, string>> = {
    legal_name: settings.legalName ?? '[legal name]',
    privacy_email: settings.privacyEmail ?? '[privacy email]',
    effective_date: effectiveDate ? readableDate(effectiveDate, 'long') : '[effective date]',
  };
  const say = (whole: string, name: string) => (Object.hasOwn(known, name) && known[name]) || whole;
  const inText = (text: string) => text.replace(/\{([a-z_]+)\}/g, say);
  const inHtml = (html: string) =>
    html
      .replace(/<p>\s*\{cookie_table\}\s*<\/p>/g, () => cookies)
      .replace(/\{([a-z_]+)\}/g, (whole, name: string) => escaped(say(whole, name)));
  const copy = (inner: unknown, name: string): unknown => {
    if (typeof inner === 'string') return htmlProperties.has(name) ? inHtml(inner) : inText(inner);
    if (Array.isArray(inner)) return inner.map((entry) => copy(entry, ''));
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, entry]) => [key, copy(entry, key)]));
  };
  return copy(value, '') as T;
}
