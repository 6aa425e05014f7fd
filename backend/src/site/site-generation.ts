import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DatabaseListener, notify } from '../core/database/listener.ts';
import type { Transaction } from '../core/database/transaction.ts';
import { sharedRun } from './shared-run.ts';
import { TimeLimitError, withTimeout } from './time-limit.ts';

const channel = 'site_generation';
/** A database that is silent for longer counts as down: visitors then get the last known page. */
const answerLimitMs = 2_000;
/** How long nobody waits again for a database that was silent. */
const silenceMs = 1_000;

/** One more than before, and never a value of a time line that a restored backup has cut off. */
const nextValue = `greatest(value + 1, extract(epoch from clock_timestamp())::bigint)`;

export interface Generation {
  readonly value: number;
  /** What made its pages; null before the first start. */
  readonly buildId: string | null;
}

type Row = { value: string; build_id: string | null };

/** The version of everything visitors may see: grows in the transaction of every change, known everywhere by NOTIFY. */
@Injectable()
export class SiteGeneration {
  private newest = 0;
  /** Read from the database since the listener came (back): nothing was missed. */
  private isConfirmed = false;
  private connections = 0;
  private silentUntil = 0;
  private readonly followers: ((value: number) => void)[] = [];
  private readonly readShared: () => Promise<Generation>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly listener: DatabaseListener,
  ) {
    this.readShared = sharedRun(() => withTimeout(answerLimitMs, this.read()));
    listener.on(channel, (payload) => this.learn(Number(payload)));
    listener.onReconnect(() => {
      this.connections++;
      this.isConfirmed = false;
      this.silentUntil = 0; // it has just answered
      void this.latest().catch(() => {}); // asked again by whoever needs it
    });
  }

  /** Called with each newer value that this process learns of. */
  onChange(follower: (value: number) => void): void {
    this.followers.push(follower);
  }

  /** The newest value this process has heard of. */
  get heard(): number {
    return this.newest;
  }

  /**
   * The current value when this process is sure to hear of every change, else null. A change made by another process may
   * be heard of a millisecond late; `latest` is exact.
   */
  known(): number | null {
    if (!this.listener.connected) return null;
    if (this.isConfirmed) return this.newest;
    void this.latest().catch(() => {});
    return null;
  }

  /** Asks the database; the answer is not older than the call. Throws when the database is down. */
  async latest(): Promise<Generation> {
    if (performance.now() < this.silentUntil) throw new TimeLimitError(0);
    const [wasConnected, connection] = [this.listener.connected, this.connections];
    const generation = await this.readShared().catch((error: unknown) => {
      this.distrust(error);
      throw error;
    });
    this.silentUntil = 0;
    this.learn(generation.value);
    if (wasConnected && connection === this.connections) this.isConfirmed = true;
    return generation;
  }

  /** Makes everything kept so far outdated when the transaction commits. */
  async advance(tx: Transaction): Promise<void> {
    const sql = `update site_generation set value = ${nextValue} returning value`;
    await this.announce(tx, await updated(tx.manager, sql, []));
  }

  /** Advances when the generation was made by another build. */
  async adoptBuild(tx: Transaction, buildId: string): Promise<void> {
    const sql = `update site_generation set value = ${nextValue}, build_id = $1 where build_id is distinct from $1 returning value`;
    await this.announce(tx, await updated(tx.manager, sql, [buildId]));
  }

  private async announce(tx: Transaction, value: number | null): Promise<void> {
    if (value === null) return;
    await notify(tx.manager, channel, String(value));
    tx.afterCommit(async () => this.learn(value));
  }

  /** A line that is cut without a sign still looks connected; what nobody confirms is not relied on. */
  private distrust(error: unknown): void {
    this.isConfirmed = false;
    if (error instanceof TimeLimitError) this.silentUntil = performance.now() + silenceMs;
  }

  private learn(value: number): void {
    if (!(value > this.newest)) return;
    this.silentUntil = 0;
    this.newest = value;
    for (const follower of this.followers) follower(value);
  }

  private async read(): Promise<Generation> {
    const [row] = await this.dataSource.query<Row[]>('select value, build_id from site_generation');
    if (!row) throw new Error('site_generation has no row');
    return { value: Number(row.value), buildId: row.build_id };
  }
}

/** TypeORM answers `update … returning` with rows and their number. */
async function updated(manager: EntityManager, sql: string, parameters: unknown[]): Promise<number | null> {
  const [[row]] = await manager.query<[{ value: string }[], number]>(sql, parameters);
  return row ? Number(row.value) : null;
}
