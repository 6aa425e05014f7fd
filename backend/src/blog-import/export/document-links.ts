import type { LinkTarget } from '../../content/links/link-targets.ts';
import { escapeHtml } from '../../core/http/plain-page.ts';

const pattern = / href="(doc:[^"]*)"/g;

/** The links to documents by their ids in a file of HTML. */
export const documentLinks = (html: string): string[] => [...html.matchAll(pattern)].map(([, href = '']) => href);

/** With the addresses of the documents; a link that leads nowhere is text. */
export const withAddresses = (html: string, targets: ReadonlyMap<string, LinkTarget>): string =>
  html.replace(pattern, (_, href: string) => {
    const address = targets.get(href)?.address;
    return address ? ` href="${escapeHtml(address)}"` : '';
  });
