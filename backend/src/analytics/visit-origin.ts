/** Where a visit came from, as far as it is kept. */
export interface VisitOrigin {
  /** A host or the source of a campaign. Empty: another page of this site. */
  readonly source: string;
  /** Empty: none. */
  readonly campaign: string;
}

/** The visitor typed the address, or the browser does not say. */
export const direct = 'direct';
const longest = 80;
/** A name that may be a person's mailbox is not kept. */
const person = /@|%40/;

interface Arrival {
  /** The address of the page before. Empty: none. */
  readonly referrer?: string | undefined;
  /** A query with `utm_source` and `utm_campaign`. Everything else in it is ignored. */
  readonly query?: string | undefined;
}

/** What an arrival tells: of a referrer only its host, of a query only its campaign. */
export function visitOrigin({ referrer = '', query = '' }: Arrival, ownHosts: readonly string[]): VisitOrigin {
  const given = new URLSearchParams(query);
  const campaign = labelOf(given.get('utm_campaign'));
  return { source: labelOf(given.get('utm_source')) || hostOf(referrer, ownHosts), campaign };
}

function hostOf(referrer: string, ownHosts: readonly string[]): string {
  const host = URL.parse(referrer)?.hostname ?? '';
  if (ownHosts.includes(host)) return '';
  return labelOf(host.replace(/^www\./, '')) || direct;
}

function labelOf(text: string | null): string {
  const label = (text ?? '')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .toLowerCase();
  return person.test(label) ? '' : [...label].slice(0, longest).join('').trim();
}
