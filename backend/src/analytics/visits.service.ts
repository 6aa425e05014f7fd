import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { isbot } from 'isbot';
import type { ContactReceived } from '../contact/contact-events.ts';
import { Allowance } from '../core/concurrency/allowance.ts';
import { Config } from '../core/config/config.ts';
import { countedPath } from './counted-pages.ts';
import { visitOrigin } from './visit-origin.ts';
import { VisitWriter, type Visit } from './visit-writer.ts';
import { visitorNetwork } from './visitor-network.ts';
import { VisitorSalt } from './visitor-salt.ts';

const flushAfterMs = 10_000;
/** Per minute. More can only come from a flood. */
const most = { ofOne: 300, inAll: 60_000 };
/** While they cannot be written. */
const mostWaiting = 10_000;

/** What a browser tells with a view. */
export interface View {
  readonly page: string;
  readonly referrer?: string | undefined;
  readonly query?: string | undefined;
  /** The name by which the browser reached this site. */
  readonly host: string;
  readonly address: string;
  readonly userAgent: string;
}

/** Counts visits. A visitor never waits for it: the counts are written a moment later. */
@Injectable()
export class Visits implements BeforeApplicationShutdown {
  private readonly logger = new Logger(Visits.name);
  private readonly ownHost: string;
  private waiting: Visit[] = [];
  private readonly allowance = new Allowance(most);
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly salt: VisitorSalt,
    private readonly writer: VisitWriter,
    { publicUrl }: Config,
  ) {
    this.ownHost = new URL(publicUrl).hostname;
  }

  /** Programs are not counted, and nobody by an address or a name. */
  async view({ page, referrer, query, host, address, userAgent }: View): Promise<void> {
    const path = countedPath(page);
    const network = visitorNetwork(address);
    if (path === null || userAgent === '' || isbot(userAgent) || !this.allowance.admits(network)) return;
    try {
      const hashes = await this.salt.hash(`${network}\n${userAgent}`, path);
      this.add({ kind: 'view', page: path, ...visitOrigin({ referrer, query }, [this.ownHost, host]), ...hashes });
    } catch (error) {
      this.logger.warn({ msg: 'a visit is not counted', err: error });
    }
  }

  /** A message counts for the page by which its visitor came, or else for the one that it was sent from. */
  async conversion({ sourcePage, landingPage, referrer, utm }: ContactReceived): Promise<void> {
    const page = countedPath(landingPage ?? sourcePage ?? '');
    if (page === null) return;
    const query = new URLSearchParams({ utm_source: utm.source ?? '', utm_campaign: utm.campaign ?? '' });
    const origin = { query: query.toString(), referrer: referrer === null ? '' : `https://${referrer}` };
    const day = await this.salt.day();
    this.add({ kind: 'conversion', day, page, ...visitOrigin(origin, [this.ownHost]) });
  }

  /** Writes what was counted. What cannot be written is kept for the next time. */
  async flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const visits = this.waiting;
    this.waiting = [];
    if (visits.length === 0) return;
    try {
      await this.writer.write(visits);
    } catch (error) {
      this.logger.warn({ msg: 'visits are written later', err: error });
      for (const visit of visits) this.add(visit);
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.flush();
  }

  private add(visit: Visit): void {
    if (this.waiting.length >= mostWaiting) return;
    this.waiting.push(visit);
    this.timer ??= setTimeout(() => void this.flush(), flushAfterMs).unref();
  }
}
