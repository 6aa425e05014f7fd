import { escapeHtml } from '@20x/shared/escape-html';

/** Sanitised HTML quotes every attribute with double quotes and holds no > inside of one. */
const tags = /<a\b[^>]*>|<\/a>/g;
const hrefIn = /(\shref=")([^"]*)(")/;

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const decoded = (value: string) => value.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);

/**
 * The same sanitised HTML with other targets of its links. Where `lead` answers null the text stays, without a link.
 */
export function withHrefs(html: string, lead: (href: string) => string | null): string {
  if (!html.includes('<a ')) return html;
  /** For each link that is open: whether its tags go. */
  const open: boolean[] = [];
  return html.replace(tags, (tag) => {
    if (tag === '</a>') return open.pop() ? '' : tag;
    const href = hrefIn.exec(tag)?.[2];
    const target = href === undefined ? undefined : lead(decoded(href));
    open.push(target === null);
    if (target === null) return '';
    if (target === undefined || href === undefined || target === decoded(href)) return tag;
    return tag.replace(hrefIn, (_, before: string, __, after: string) => before + escapeHtml(target) + after);
  });
}
