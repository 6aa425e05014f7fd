import { destinationOf, isWide, pathOf, sourcesOf } from './redirect-paths.ts';
import type { Arrival } from './redirects.service.ts';

/** What happens at a path without a page. */
export type Found = Arrival & {
  /** The source that takes the path. */
  readonly from: string;
  /** It takes everything below it, so that a page comes first. */
  readonly isWide: boolean;
};

/** So many redirects in a row are followed. */
const longestChain = 10;

/** Every redirect, by its source. */
export class RedirectTable {
  constructor(private readonly arrivals: ReadonlyMap<string, Arrival>) {}

  /** Where visitors of a path are sent, in one step; null where nothing takes it, or where it would lead back. */
  at(path: string): Found | null {
    const from = sourcesOf(path).find((source) => this.arrivals.has(source));
    const arrival = from === undefined ? undefined : this.arrivals.get(from);
    if (from === undefined || !arrival) return null;
    const origin = { from, isWide: isWide(from) };
    if (arrival.address === null) return { ...arrival, ...origin };
    const passed = new Set([path]);
    let address = destinationOf(path, { from, to: arrival.address });
    while (passed.size <= longestChain) {
      const next = pathOf(address);
      if (passed.has(next)) return null;
      passed.add(next);
      const further = this.arrivals.get(next);
      if (!further) return { ...arrival, address, ...origin };
      if (further.address === null) return { ...further, ...origin };
      address = further.address;
    }
    return null;
  }
}
