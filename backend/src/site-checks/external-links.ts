import http from 'node:http';
import https from 'node:https';
import { Injectable } from '@nestjs/common';
import { publicAgent } from '../core/http/public-agent.ts';
import type { PageFacts } from './page-reading.ts';
import type { SiteFinding } from './site-rules.ts';

/** What may be asked beyond the public web: nothing. Tests that serve pages themselves change it. */
export class ExternalLinkRules {
  /** Addresses of this machine or its network. */
  allowed: readonly string[] = [];
}

const limitMs = 5_000;
/** So many sites are asked at a time, each for one page after another. */
const sitesAtOnce = 4;
/** Links of one run. */
const mostLinks = 500;
/** Sites that turn away programs, or too many of them, still have the page. */
const turnedAway = new Set([401, 403, 405, 429, 999]);

/** Asks other sites whether the pages that this one links to are there. */
@Injectable()
export class ExternalLinks {
  constructor(private readonly rules: ExternalLinkRules) {}

  async findings(pages: ReadonlyMap<string, PageFacts>): Promise<SiteFinding[]> {
    const problems = await this.problems([
      ...new Set([...pages.values()].flatMap(({ externalLinks }) => externalLinks)),
    ]);
    return [...pages].flatMap(([path, { externalLinks }]) =>
      externalLinks.flatMap((href): SiteFinding[] => {
        const problem = problems.get(href);
        if (problem === undefined) return [];
        const message = `${href} ${problem}. Check the address, or choose another target.`;
        return [{ rule: 'external-link', path, subject: href.slice(0, 300), message }];
      }),
    );
  }

  /** What is wrong, by the address; nothing about those that answer. */
  private async problems(hrefs: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const bySite = Map.groupBy(hrefs.slice(0, mostLinks), (href) => URL.parse(href)?.host ?? '');
    const sites = [...bySite.values()];
    const problems = new Map<string, string>();
    const next = async (): Promise<void> => {
      for (let site = sites.shift(); site; site = sites.shift())
        for (const href of site) {
          const problem = await this.problemOf(new URL(href));
          if (problem !== null) problems.set(href, problem);
        }
    };
    await Promise.all(Array.from({ length: sitesAtOnce }, next));
    return problems;
  }

  private async problemOf(url: URL): Promise<string | null> {
    try {
      const signal = AbortSignal.timeout(limitMs);
      const first = await this.ask(url, 'HEAD', signal);
      // Some sites know no HEAD.
      const status = first < 400 ? first : await this.ask(url, 'GET', signal);
      return status < 400 || turnedAway.has(status) ? null : `answers ${status}`;
    } catch (error) {
      return error instanceof Error && error.message.includes('is not allowed')
        ? 'is not on the public web'
        : 'does not answer';
    }
  }

  /** The status, without the page. A redirect is an answer. */
  private ask(url: URL, method: 'HEAD' | 'GET', signal: AbortSignal): Promise<number> {
    const agent = publicAgent(url, this.rules.allowed);
    const headers = { 'user-agent': '20X link check' };
    return new Promise((resolve, reject) => {
      (url.protocol === 'https:' ? https : http)
        .request(url, { agent, headers, method, signal }, (answer) => {
          resolve(answer.statusCode ?? 0);
          answer.destroy();
        })
        .on('error', reject)
        .end();
    });
  }
}
