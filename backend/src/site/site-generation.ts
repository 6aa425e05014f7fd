import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DatabaseListener } from '../core/database/listener.ts';
import type { Transaction } from '../core/database/transaction.ts';
import { forVisitor } from '../core/http/for-visitor.ts';
import { Metrics } from '../core/metrics/metrics.ts';
import { sharedRun } from './shared-run.ts';
import { TimeLimitError, withTimeout } from './time-limit.ts';

const channel = 'site_generation';
/** A database that takes longer counts as down, and visitors get the stale page. */
const answerLimitMs = 2_000;
/** How long requests don't wait again after the database did not answer. */
const silenceMs = 1_000;

/** One more than before, and never a value that was used before a backup was restored. */
const nextValue = `greatest(value + 1, extract(epoch from clock_timestamp())::bigint)`;

export interface Generation {
  readonly value: number;
  /** The build that made its pages; null before the first start. */
  readonly buildId: string | null;
}

type Row = { value: string; build_id: string | null };

/**
 * The version of everything visitors may see. Every change raises it in its transaction; NOTIFY reaches every process.
 */
@Injectable()
export class SiteGeneration {
  private newest = 0;
  /** Read from the database since the listener connected, so no notification was missed. */
  private isConfirmed = false;
  private connections = 0;
  private silentUntil = 0;
  private readonly followers: ((value: number) => void)[] = [];
  private readonly readShared: () => Promise<Generation>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly listener: DatabaseListener,
    metrics: Metrics,
  ) {
    metrics.gauge({
      name: 'site_generation',
      help: 'The newest generation of pages that this process knows',
      labelNames: [],
      read: () => [{ labels: {}, value: this.newest }],
    });
    this.readShared = sharedRun(() => forVisitor(() => withTimeout(answerLimitMs, this.read())));
    listener.on(channel, (payload) => this.learn(Number(payload)));
    listener.onReconnect(() => {
      this.connections++;
      this.isConfirmed = false;
      this.silentUntil = 0; // the database has just answered
      void this.latest().catch(() => {}); // the next caller asks again
    });
  }

  /** The follower is called with each newer value. */
  onChange(follower: (value: number) => void): void {
    this.followers.push(follower);
  }

  /** The newest value that this process knows. */
  get heard(): number {
    return this.newest;
  }

  /**
   * The current value if this process is sure to get every notification, else null. A change by another process may
   * arrive a millisecond late; `latest` is exact.
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

  /** Makes everything stored so far outdated when the transaction commits. Answers the value from then on. */
  async advance(tx: Transaction): Promise<number> {
    const value = await this.raise(tx, `set value = ${nextValue}`);
    if (value === null) throw new Error('site_generation has no row');
    return value;
  }

  /** Advances when another build made the generation. */
  async adoptBuild(tx: Transaction, buildId: string): Promise<void> {
    await this.raise(tx, `set value = ${nextValue}, build_id = $2 where build_id is distinct from $2`, buildId);
  }

  /** Raises and announces the value in one round trip. Null: nothing changed. */
  private async raise(tx: Transaction, change: string, ...parameters: string[]): Promise<number | null> {
    const [row] = await tx.manager.query<{ value: string }[]>(
      `with raised as (update site_generation ${change} returning value)
       select value, pg_notify($1, value::text) from raised`,
      [channel, ...parameters],
    );
    if (!row) return null;
    const value = Number(row.value);
    tx.afterCommit(async () => this.learn(value));
    return value;
  }

  /** A connection can be lost without notice, so an unconfirmed value is not used. */
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
