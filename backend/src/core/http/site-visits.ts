import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { pagePath } from '@20x/shared/page-path';
import { Config } from '../config/config.ts';
import { inProcessAddress } from './request-log.ts';

/** What a visitor gets at a path of this site. */
export interface Answer {
  readonly status: number;
  /** Where a redirect leads: a path of this site, with its query and anchor, or an address. */
  readonly location: string | null;
  /** The page; null for a file, a redirect, an error and a screen of the administration. */
  readonly html: string | null;
}

/** Where a visitor ends up who follows redirects. */
interface Arrival {
  readonly first: Answer;
  /** A path of this site, or an address. */
  readonly address: string;
  /** The last answer; null: it is another site's. 508: the redirects form a circle. */
  readonly status: number | null;
}

/** Browsers give up later, search engines earlier. */
const mostHops = 10;
const screens = /^\/(website\/)?(admin(\/|$)|login$)/;

/** Asks this application for its pages as an anonymous visitor does, without network. */
@Injectable()
export class SiteVisits {
  private mayExist: (path: string) => Promise<boolean> = () => Promise.resolve(true);

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly config: Config,
  ) {}

  /** The module with the pages tells at which paths there can only be the not-found page. */
  askFirst(mayExist: (path: string) => Promise<boolean>): void {
    this.mayExist = mayExist;
  }

  /** Whether visitors may find something at a path that is no document's. Cheap: thousands may be asked for. */
  async mayFind(path: string): Promise<boolean> {
    return this.mayExist(path);
  }

  async visit(path: string): Promise<Answer> {
    const isPage = pagePath(path) !== null;
    const { statusCode, headers, payload } = await this.host.httpAdapter.getInstance<FastifyInstance>().inject({
      // A file may be large, and only whether it is there matters.
      method: isPage ? 'GET' : 'HEAD',
      url: path,
      headers: { accept: 'text/html' },
      remoteAddress: inProcessAddress,
    });
    const isHtml = statusCode === 200 && String(headers['content-type']).startsWith('text/html');
    return {
      status: statusCode,
      location: statusCode >= 300 && statusCode < 400 ? this.withinSite(String(headers.location), path) : null,
      html: isHtml && isPage && !screens.test(path) ? payload : null,
    };
  }

  async arrive(path: string): Promise<Arrival> {
    const first = await this.visit(path);
    let { status, location } = first;
    let address = path;
    for (let hops = 1; location !== null; hops++) {
      address = location;
      if (!address.startsWith('/')) return { first, address, status: null };
      if (hops > mostHops) return { first, address, status: 508 };
      ({ status, location } = await this.visit(address.split('#', 1)[0] ?? ''));
    }
    return { first, address, status };
  }

  private withinSite(location: string, path: string): string {
    const { publicUrl } = this.config;
    const url = URL.parse(location, publicUrl + path);
    if (!url) return location;
    return url.origin === new URL(publicUrl).origin ? url.pathname + url.search + url.hash : url.href;
  }
}
