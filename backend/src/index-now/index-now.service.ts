import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import type { ContentMoved, ContentPublished, ContentUnpublished } from '../content/history/content-events.ts';
import { ContentTypes } from '../content/documents/content-types.ts';
import { Config } from '../core/config/config.ts';
import { UnitOfWork, type Transaction } from '../core/database/unit-of-work.ts';
import { Jobs } from '../core/jobs/jobs.ts';
import { SettingsService } from '../settings/settings.service.ts';
import { LivePages } from '../content/documents/live-pages.ts';
import { Sitemaps } from '../site/sitemaps.ts';
import { IndexNowAddress } from './index-now-address.entity.ts';
import type { IndexNowEntry, IndexNowState } from './index-now.dto.ts';

/** Where changed addresses are sent: https://www.indexnow.org/documentation. Tests send them to a server of their own. */
export class IndexNowTarget {
  endpoint = 'https://api.indexnow.org/indexnow';
}

interface Sending {
  /** When it is tried first. */
  readonly from: string;
}

const queue = 'index-now';
/** Changes within this time are sent together. */
const delayMs = 60_000;
const limitMs = 10_000;
/** The protocol allows as many addresses in one request. */
const mostAtOnce = 10_000;
const kept = '90 days';
const shown = 20;

/** Tells search engines which pages changed, once the owner has turned it on. */
@Injectable()
export class IndexNow {
  constructor(
    private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly settings: SettingsService,
    private readonly types: ContentTypes,
    private readonly jobs: Jobs,
    private readonly target: IndexNowTarget,
    private readonly live: LivePages,
    private readonly sitemaps: Sitemaps,
    unitOfWork: UnitOfWork,
  ) {
    jobs.handle<Sending>(queue, () => this.send(), { onGivenUp: (sending) => this.giveUp(sending) });
    unitOfWork.on<ContentPublished>('content.published', ({ type, path }, tx) => this.note(tx, type, path));
    unitOfWork.on<ContentUnpublished>('content.unpublished', ({ type, path }, tx) => this.note(tx, type, path));
    unitOfWork.on<ContentMoved>('content.moved', ({ type, from, to }, tx) => this.note(tx, type, from, to));
  }

  /** Search engines find the same key at `keyPath`, so that nobody else can send addresses of this site. */
  get key(): string {
    return createHmac('sha256', this.config.sessionSecret).update('index-now').digest('hex').slice(0, 32);
  }

  get keyPath(): string {
    return `/indexnow-${this.key}.txt`;
  }

  async state(): Promise<IndexNowState> {
    const rows = await this.dataSource.manager.find(IndexNowAddress, { order: { id: 'DESC' }, take: shown });
    return { keyAddress: this.config.publicUrl + this.keyPath, addresses: rows.map(entryOf) };
  }

  /** Sends what waits. An engine that is busy or cannot be reached gets it again later. */
  async send(): Promise<void> {
    const waiting = await this.dataSource.manager.find(IndexNowAddress, {
      where: { sentAt: IsNull() },
      order: { id: 'ASC' },
      take: mostAtOnce,
    });
    if (waiting.length === 0) return;
    const told = await this.tellable(waiting.map(({ path }) => path));
    const [kept, dropped] = [true, false].map((isTold) =>
      waiting.filter(({ path }) => told.has(path) === isTold).map(({ id }) => id),
    );
    await this.dataSource.manager.query('delete from index_now_address where id = any($1)', [dropped]);
    if (told.size > 0) await this.close('id = any($2)', kept, await this.post([...told]));
    if (waiting.length === mostAtOnce) await this.send();
  }

  /** Each address once, without pages that search engines shall not list, and nothing once it is switched off. */
  private async tellable(paths: readonly string[]): Promise<ReadonlySet<string>> {
    if (!(await this.isOn(this.dataSource.manager))) return new Set();
    const listed = new Set((await this.sitemaps.entries()).map(({ path }) => path));
    const unlisted = new Set((await this.live.list()).flatMap(({ path }) => (listed.has(path) ? [] : [path])));
    return new Set(paths.filter((path) => !unlisted.has(path)));
  }

  /** The status of the answer. */
  private async post(paths: readonly string[]): Promise<number> {
    const { publicUrl } = this.config;
    const response = await fetch(this.target.endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(publicUrl).host,
        key: this.key,
        keyLocation: publicUrl + this.keyPath,
        urlList: paths.map((path) => publicUrl + path),
      }),
      signal: AbortSignal.timeout(limitMs),
    });
    await response.body?.cancel();
    const { status } = response;
    if (status === 429 || status >= 500) throw new Error(`IndexNow answers ${status}`);
    return status;
  }

  private async isOn(manager: EntityManager): Promise<boolean> {
    return (await this.settings.values(manager)).indexNow === 'on';
  }

  /** Nothing answered in all attempts. What changed after the first one has attempts of its own. */
  async giveUp({ from }: Sending): Promise<void> {
    await this.close('noted_at < $2', from, null);
  }

  /** Nothing is sent again of what was answered or given up. */
  private async close(which: string, value: unknown, status: number | null): Promise<void> {
    const { manager } = this.dataSource;
    await manager.query(
      `update index_now_address set sent_at = now(), status = $1 where sent_at is null and ${which}`,
      [status, value],
    );
    await manager.query(`delete from index_now_address where sent_at < now() - interval '${kept}'`);
  }

  private async note(tx: Transaction, type: string, ...paths: readonly string[]): Promise<void> {
    const { isPart, onEveryPage, sitemap } = this.types.get(type);
    if (isPart || onEveryPage || !(await this.isOn(tx.manager))) return;
    const changed = [...paths, ...(sitemap ? [sitemap.index] : [])];
    await tx.manager.insert(
      IndexNowAddress,
      changed.map((path) => ({ path })),
    );
    const at = new Date(Date.now() + delayMs);
    await this.jobs.enqueue(tx, queue, { from: at.toISOString() } satisfies Sending, { at });
  }
}

function entryOf({ path, notedAt, sentAt, status }: IndexNowAddress): IndexNowEntry {
  const outcome = !sentAt ? 'waiting' : status === null ? 'unreachable' : status < 300 ? 'accepted' : 'refused';
  return { path, at: (sentAt ?? notedAt).toISOString(), outcome, status };
}
