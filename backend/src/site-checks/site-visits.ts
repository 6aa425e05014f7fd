import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { pagePath } from '@20x/shared/page-path';
import { Config } from '../core/config/config.ts';
import { inProcessAddress } from '../core/http/request-log.ts';

/** What a visitor gets at a path of this site. */
export interface Answer {
  readonly status: number;
  /** Where a redirect leads: a path of this site, with its anchor, or an address. */
  readonly location: string | null;
  /** The page; null for a file, a redirect, an error and a screen of the administration. */
  readonly html: string | null;
}

const screens = /^\/(website\/)?(admin(\/|$)|login$)/;

/** Asks this application for its pages as an anonymous visitor does, without network. */
@Injectable()
export class SiteVisits {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly config: Config,
  ) {}

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

  private withinSite(location: string, path: string): string {
    const { publicUrl } = this.config;
    const url = URL.parse(location, publicUrl + path);
    if (!url) return location;
    return url.origin === new URL(publicUrl).origin ? url.pathname + url.hash : url.href;
  }
}
