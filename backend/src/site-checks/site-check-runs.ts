import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ContentMoved, ContentPublished, ContentUnpublished } from '../content/history/content-events.ts';
import { ContentTypes } from '../content/documents/content-types.ts';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.ts';
import type { PublicDataChanged } from '../core/events/domain-event.ts';
import { Jobs } from '../core/jobs/jobs.ts';
import { ExternalLinks } from './external-links.ts';
import type { PageFacts } from './page-reading.ts';
import { SiteChangeRow, SiteCheckChoice, SiteCheckRunRow, SitePageRow } from './site-check.entities.ts';
import { SiteCrawl, type Crawl } from './site-crawl.ts';
import { comparingRules, everyPage } from './site-rules.ts';

const everythingQueue = 'site-checks.everything';
const changesQueue = 'site-checks.changes';
/** Changes within this time are checked together. */
const delayMs = 60_000;
/** A run that took longer lost its process. */
const longestRun = '1 hour';
const kept = { runs: 100, resolved: '90 days' };

/** Runs the checks of the site: after publications around what changed, and every night everywhere. */
@Injectable()
export class SiteCheckRuns {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly types: ContentTypes,
    private readonly jobs: Jobs,
    private readonly site: SiteCrawl,
    private readonly external: ExternalLinks,
  ) {
    jobs.handle<{ readonly runId?: string }>(everythingQueue, (data) => this.checkEverything(data?.runId));
    jobs.schedule(everythingQueue, '23 2 * * *');
    jobs.handle(changesQueue, () => this.checkChanges());
    unitOfWork.on<ContentPublished>('content.published', ({ type, path }, tx) => this.note(tx, type, path));
    unitOfWork.on<ContentUnpublished>('content.unpublished', ({ type, path }, tx) => this.note(tx, type, path));
    unitOfWork.on<ContentMoved>('content.moved', ({ type, from, to }, tx) => this.note(tx, type, from, to));
    unitOfWork.on<PublicDataChanged>('public-data.changed', async ({ source }, tx) => {
      if (source === 'settings' || source === 'redirects') await this.write(tx, [everyPage]);
    });
  }

  /** Starts a run over the whole site, unless one is on its way. */
  async start(): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const [{ id: runId }, isNew] = await this.openRun(tx.manager);
      if (isNew) await this.jobs.enqueue(tx, everythingQueue, { runId });
    });
  }

  async checkEverything(runId?: string): Promise<void> {
    const id = runId ?? (await this.dataSource.transaction((manager) => this.openRun(manager)))[0].id;
    const { manager } = this.dataSource;
    const seen = await manager.find(SiteChangeRow);
    const crawl = await this.site.everything(pathsOf(seen), await this.knownPages(manager));
    const { externalLinks } = await manager.findOneByOrFail(SiteCheckChoice, { id: 1 });
    const findings = externalLinks ? await this.external.findings(crawl.pages) : [];
    await this.finish(id, { ...crawl, findings: [...crawl.findings, ...findings] }, seen, true);
  }

  async checkChanges(): Promise<void> {
    const { manager } = this.dataSource;
    const seen = await manager.find(SiteChangeRow);
    if (seen.length === 0) return;
    const changed = pathsOf(seen);
    const known = await this.knownPages(manager);
    if (known.size === 0 || changed.has(everyPage)) return this.checkEverything();
    const crawl = await this.site.around(changed, known);
    const { id } = await manager.save(manager.create(SiteCheckRunRow, { isFull: false }));
    await this.finish(id, crawl, seen, false);
  }

  private async knownPages(manager: EntityManager): Promise<ReadonlyMap<string, PageFacts>> {
    return new Map((await manager.find(SitePageRow)).map(({ path, facts }) => [path, facts]));
  }

  /** The full run that is open, or a new one. */
  private async openRun(manager: EntityManager): Promise<readonly [{ readonly id: string }, isNew: boolean]> {
    await manager.query(
      `delete from site_check_run where finished_at is null and started_at < now() - interval '${longestRun}'`,
    );
    const [open] = await manager.query<{ id: string }[]>(
      'select id from site_check_run where is_full and finished_at is null limit 1',
    );
    return open ? [open, false] : [await manager.save(manager.create(SiteCheckRunRow, { isFull: true })), true];
  }

  /** Its page and, where one lists it, that one; parts such as the menu and snippets are on many pages. */
  private async note(tx: Transaction, name: string, ...paths: readonly string[]): Promise<void> {
    const { onEveryPage, isPart, sitemap } = this.types.get(name);
    await this.write(tx, onEveryPage || isPart ? [everyPage] : [...paths, ...(sitemap ? [sitemap.index] : [])]);
  }

  /** Each change plans a run, and the first of them takes along what has changed until then. */
  private async write(tx: Transaction, paths: readonly string[]): Promise<void> {
    await tx.manager.insert(
      SiteChangeRow,
      paths.map((path) => ({ path })),
    );
    await this.jobs.enqueue(tx, changesQueue, {}, { at: new Date(Date.now() + delayMs) });
  }

  private async finish(id: string, crawl: Crawl, seen: readonly SiteChangeRow[], isFull: boolean): Promise<void> {
    await this.unitOfWork.run(async ({ manager }) => {
      await storePages(manager, crawl.pages);
      await storeFindings(manager, crawl, isFull);
      await manager.query('delete from site_change where id = any($1)', [seen.map((change) => change.id)]);
      await manager.query(
        `update site_check_run set finished_at = clock_timestamp(), pages = $2, unchecked = $3, findings = (
           select coalesce(jsonb_object_agg(rule, number), '{}') from (
             select rule, count(*) as number from site_finding where resolved_at is null group by rule) counts)
         where id = $1`,
        [id, crawl.visited.size, crawl.unchecked],
      );
      await manager.query(
        `delete from site_check_run where id in
           (select id from site_check_run order by started_at desc, id offset ${kept.runs})`,
      );
      await manager.query(`delete from site_finding where resolved_at < now() - interval '${kept.resolved}'`);
    });
  }
}

const pathsOf = (changes: readonly SiteChangeRow[]): ReadonlySet<string> => new Set(changes.map(({ path }) => path));

async function storePages(manager: EntityManager, pages: Crawl['pages']): Promise<void> {
  const rows = [...pages].map(([path, facts]) => ({ path, facts }));
  await manager.query(
    `insert into site_page (path, facts) select path, facts from jsonb_to_recordset($1) as page (path text, facts jsonb)
     on conflict (path) do update set facts = excluded.facts`,
    [JSON.stringify(rows)],
  );
  await manager.query('delete from site_page where path <> all($1)', [[...pages.keys()]]);
}

/**
 * What this run did not see again is resolved, on pages that it visited or that are gone.
 * `now()` is the same in the whole transaction.
 */
async function storeFindings(manager: EntityManager, crawl: Crawl, isFull: boolean): Promise<void> {
  const { pages, visited, findings } = crawl;
  await manager.query(
    `insert into site_finding (rule, path, subject, message)
     select distinct on (path, rule, subject) rule, path, subject, message
     from jsonb_to_recordset($1) as found (rule text, path text, subject text, message text) order by path, rule, subject
     on conflict (path, rule, subject) do update set message = excluded.message, last_seen_at = now(), resolved_at = null,
       first_seen_at = case when site_finding.resolved_at is null then site_finding.first_seen_at else now() end`,
    [JSON.stringify(findings)],
  );
  await manager.query(
    `update site_finding set resolved_at = now() where resolved_at is null and last_seen_at < now()
       and (rule = any($2) or (path = any($3) and ($1 or rule <> 'external-link')) or path <> all($4))`,
    [isFull, comparingRules, [...visited, everyPage], [...pages.keys(), everyPage]],
  );
}
