import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { pagePath } from '@20x/shared/page-path';
import { KnownImages } from '../content/checks/known-images.ts';
import { heaviest, kilobytes } from '../content/checks/rules/image-rules.ts';
import { ContentTypes } from '../content/documents/content-types.ts';
import { LivePages } from '../content/documents/live-pages.ts';
import { Config } from '../core/config/config.ts';
import { SiteVisits } from '../core/http/site-visits.ts';
import { arrivalOf, linkFindings, pathOf, type Outcome } from './link-findings.ts';
import { comparePages } from './page-comparison.ts';
import { readPage, type PageFacts } from './page-reading.ts';
import { everyPage, type SiteFinding } from './site-rules.ts';

/** What a crawl brought home. */
export interface Crawl {
  /** Every page that is known now. */
  readonly pages: ReadonlyMap<string, PageFacts>;
  readonly visited: ReadonlySet<string>;
  /** How many pages were left out, because there are too many. */
  readonly unchecked: number;
  readonly findings: readonly SiteFinding[];
}

/** Longer addresses are of nobody's making. */
const longestPath = 300;

/** Visits the pages of the site one after another, so that visitors never wait for it. */
@Injectable()
export class SiteCrawl implements BeforeApplicationShutdown {
  /** More pages are left out. */
  readonly mostPages: number = 5_000;
  private isStopped = false;

  constructor(
    private readonly visits: SiteVisits,
    private readonly live: LivePages,
    private readonly types: ContentTypes,
    private readonly images: KnownImages,
    private readonly config: Config,
  ) {}

  /** From what changed, the home page and every live page on, as far as links lead. */
  async everything(changed: ReadonlySet<string>, known: ReadonlyMap<string, PageFacts>): Promise<Crawl> {
    const live = await this.livePaths();
    const start = new Set([...changed, ...live]);
    start.delete(everyPage);
    return this.crawl({ live, start: [...start], known, follows: true });
  }

  /** The pages that changed, the ones that list them and those that link to them. */
  async around(changed: ReadonlySet<string>, known: ReadonlyMap<string, PageFacts>): Promise<Crawl> {
    const concerns = (path: string) => changed.has(pathOf(path));
    const linking = [...known].flatMap(([path, { links }]) => (links.some(concerns) ? [path] : []));
    const live = await this.livePaths();
    return this.crawl({ live, start: ['/', ...changed, ...linking], known, follows: false });
  }

  beforeApplicationShutdown(): void {
    this.isStopped = true;
  }

  private async livePaths(): Promise<ReadonlySet<string>> {
    const parts = new Set(this.types.all.filter(({ isPart }) => isPart).map(({ name }) => name));
    const listed = (await this.live.list()).filter(({ type }) => !parts.has(type));
    const indexes = this.types.all.flatMap(({ sitemap }) => (sitemap ? [sitemap.index] : []));
    return new Set(['/', ...indexes, ...listed.map(({ path }) => path)]);
  }

  private async crawl({ live, start, known, follows }: CrawlPlan): Promise<Crawl> {
    const pages = new Map(known);
    const outcomes = new Map<string, Outcome>();
    const visited = new Set<string>();
    const findings: SiteFinding[] = [];
    const queue = [...start];
    const left = new Set<string>();
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      if (visited.has(path) || path.length > longestPath) continue;
      if (visited.size === this.mostPages) {
        left.add(path);
        continue;
      }
      visited.add(path);
      const { status, location, html } = await this.ask(path);
      outcomes.set(path, { status, location });
      if (status >= 500) findings.push(errorOn(path, status));
      if (location?.startsWith('/') && follows) queue.push(pathOf(location));
      pages.delete(path);
      if (html === null) continue;
      const page = readPage(html, path, this.config.publicUrl, live.has(path));
      pages.set(path, page.facts);
      findings.push(...page.findings, ...(await this.imageFindings(path, page.facts)));
      if (follows) queue.push(...targetsOf(page.facts).filter((target) => pagePath(target) !== null));
    }
    const fresh = new Map([...pages].filter(([path]) => visited.has(path)));
    // Links lead to every page that exists, so the others are gone.
    if (follows && left.size === 0) for (const path of known.keys()) if (!visited.has(path)) pages.delete(path);
    await this.lookAtTargets(fresh, pages, outcomes);
    for (const [path, facts] of fresh) {
      findings.push(...linkFindings(path, facts.links, outcomes, pages));
      pages.set(path, { ...facts, reaches: reachedBy(facts, outcomes) });
    }
    const frame = [...new Set([...fresh.values()].flatMap(({ frameLinks }) => frameLinks))];
    findings.push(...linkFindings(everyPage, frame, outcomes, pages));
    findings.push(...comparePages(pages, live));
    return { pages, visited, unchecked: left.size, findings };
  }

  /** What the links of visited pages lead to, as far as that is not known yet. */
  private async lookAtTargets(
    fresh: ReadonlyMap<string, PageFacts>,
    pages: ReadonlyMap<string, PageFacts>,
    outcomes: Map<string, Outcome>,
  ): Promise<void> {
    const queue = [...new Set([...fresh.values()].flatMap(targetsOf))];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      if (outcomes.has(path) || pages.has(path)) continue;
      const { status, location } = await this.ask(path);
      outcomes.set(path, { status, location });
      if (location?.startsWith('/')) queue.push(pathOf(location));
    }
  }

  private async ask(path: string) {
    if (this.isStopped) throw new Error('the application is closing');
    const answer = await this.visits.visit(path);
    // A page is known by its path alone.
    const location = answer.location?.startsWith('/') ? answer.location.replace(/\?[^#]*/, '') : answer.location;
    return { ...answer, location };
  }

  private async imageFindings(path: string, { images }: PageFacts): Promise<SiteFinding[]> {
    const found: SiteFinding[] = [];
    for (const subject of images) {
      const image = await this.images.find(subject);
      if (image === null) {
        const message = `There is no image at ${subject}. Choose another one.`;
        found.push({ rule: 'missing-image', path, subject, message });
      } else if (image?.bytes && image.bytes > heaviest) {
        const message = `${subject} is ${kilobytes(image.bytes)} kB, which is slow on phones. Keep it below ${kilobytes(heaviest)} kB.`;
        found.push({ rule: 'large-image', path, subject, message });
      }
    }
    return found;
  }
}

interface CrawlPlan {
  /** The pages that visitors should find a way to. */
  readonly live: ReadonlySet<string>;
  readonly start: readonly string[];
  /** What is known of pages that are not visited. */
  readonly known: ReadonlyMap<string, PageFacts>;
  /** Pages that are linked to are visited, too. */
  readonly follows: boolean;
}

const targetsOf = ({ links, frameLinks }: PageFacts) => [...new Set([...links, ...frameLinks].map(pathOf))];

const reachedBy = (facts: PageFacts, outcomes: ReadonlyMap<string, Outcome>) => [
  ...new Set(targetsOf(facts).map((target) => pathOf(arrivalOf(target, outcomes).address))),
];

function errorOn(path: string, status: number): SiteFinding {
  const message = `Visitors get an error (${status}) instead of the page. Ask your developer to look at the log.`;
  return { rule: 'page-error', path, subject: '', message };
}
