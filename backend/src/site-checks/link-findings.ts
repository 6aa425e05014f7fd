import type { PageFacts } from './page-reading.ts';
import type { SiteFinding } from './site-rules.ts';
import type { Answer } from '../core/http/site-visits.ts';

export type Outcome = Pick<Answer, 'status' | 'location'>;

interface Arrival {
  readonly status: number;
  /** A path of this site or an address, with its anchor. */
  readonly address: string;
  readonly hops: number;
}

/** Browsers give up later, search engines earlier. */
const mostHops = 10;

export const pathOf = (href: string) => href.split('#', 1)[0] ?? '';
const anchorOf = (href: string) => (href.includes('#') ? href.slice(href.indexOf('#') + 1) : '');

/** Where visitors of a link end up. */
export function arrivalOf(href: string, outcomes: ReadonlyMap<string, Outcome>): Arrival {
  let address = href;
  for (let hops = 0; ; hops++) {
    const { status, location } = outcomes.get(pathOf(address)) ?? { status: 200, location: null };
    if (location === null) return { status, address, hops };
    if (hops === mostHops) return { status: 508, address, hops };
    // Browsers keep the anchor of a link whose redirect names none.
    address = location.includes('#') || anchorOf(address) === '' ? location : `${location}#${anchorOf(address)}`;
  }
}

/** What is wrong with links within the site. `path`: where they are. */
export function linkFindings(
  path: string,
  links: readonly string[],
  outcomes: ReadonlyMap<string, Outcome>,
  pages: ReadonlyMap<string, PageFacts>,
): SiteFinding[] {
  return links.flatMap((href): SiteFinding[] => {
    const { status, address, hops } = arrivalOf(href, outcomes);
    const found = (rule: SiteFinding['rule'], message: string) => [
      { rule, path, subject: href.slice(0, 300), message },
    ];
    if (status === 508) return found('broken-link', `${href} redirects in a circle. Choose another target.`);
    if (status >= 400) return found('broken-link', `${href} answers ${status}. Choose another target.`);
    if (hops > 0) {
      const after = hops === 1 ? '' : ` after ${hops} redirects`;
      return found('redirecting-link', `${href} leads to ${address}${after}. Link to ${address} directly.`);
    }
    const target = pages.get(pathOf(address));
    if (!target || hasAnchor(target, anchorOf(address))) return [];
    return found('broken-anchor', `${href} leads to a section that the page doesn’t have. Choose another section.`);
  });
}

function hasAnchor({ anchors }: PageFacts, anchor: string): boolean {
  // The top of the page, and words that the browser looks for.
  if (anchor === '' || anchor === 'top' || anchor.startsWith(':~:')) return true;
  return anchors.includes(anchor) || anchors.includes(decoded(anchor));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
