import { Injectable, Logger } from '@nestjs/common';
import { Redirects, type Arrival } from '../redirects/redirects.service.ts';
import { sharedRun } from './shared-run.ts';
import { SiteGeneration } from './site-generation.ts';
import { withTimeout } from './time-limit.ts';

/** The second prefix of the site. */
const prefix = '/website';
const limitMs = 2_000;

interface Table {
  readonly generation: number;
  readonly arrivals: ReadonlyMap<string, Arrival>;
}

/** Where previous addresses redirect to, under both prefixes of the site. Read once per generation. */
@Injectable()
export class OldAddresses {
  private readonly logger = new Logger(OldAddresses.name);
  private table: Table = { generation: 0, arrivals: new Map() };
  private readonly readShared: () => Promise<void>;

  constructor(
    private readonly redirects: Redirects,
    private readonly generation: SiteGeneration,
  ) {
    this.readShared = sharedRun(() => withTimeout(limitMs, this.read()));
  }

  /** Null for a canonical path without a redirect. While the database is down, stale redirects apply. */
  async find(path: string): Promise<Arrival | null> {
    await this.refresh().catch((error: unknown) => this.logger.warn({ msg: 'redirects may be outdated', err: error }));
    const base = path.startsWith(`${prefix}/`) ? prefix : '';
    const arrival = this.table.arrivals.get(path.slice(base.length));
    if (!arrival) return null;
    return arrival.address.startsWith('/') ? { ...arrival, address: base + arrival.address } : arrival;
  }

  private async refresh(): Promise<void> {
    const generation = this.generation.known() ?? (await this.generation.latest()).value;
    if (generation > this.table.generation) await this.readShared();
  }

  private async read(): Promise<void> {
    const { value: generation } = await this.generation.latest();
    this.table = { generation, arrivals: await this.redirects.find() };
  }
}

/** The address with the request's query before its anchor. */
export function withQuery(address: string, query: string): string {
  if (query.length <= 1) return address;
  const [page = '', ...anchor] = address.split('#');
  const joined = page.includes('?') ? `&${query.slice(1)}` : query;
  return [page + joined, ...anchor].join('#');
}
