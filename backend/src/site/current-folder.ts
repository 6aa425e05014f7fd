import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { forVisitor } from '../core/http/for-visitor.ts';
import { PageStore } from './page-store.ts';
import { sharedRun } from './shared-run.ts';
import { SiteGeneration } from './site-generation.ts';

/** An arbitrary number that no other lock in this database uses. */
const switchLock = 20_002;

/** Keeps the served folder at the database's generation, whichever process changes it. */
@Injectable()
export class CurrentFolder {
  private readonly logger = new Logger(CurrentFolder.name);
  /** The switch under way, and the generation that it reaches at least. */
  private switching: { readonly reaches: number; readonly done: Promise<void> } | null = null;
  private readonly followShared = sharedRun(() => forVisitor(() => this.startSwitch()));

  constructor(
    private readonly dataSource: DataSource,
    private readonly generation: SiteGeneration,
    private readonly store: PageStore,
  ) {}

  /** Serves at least this generation, which is committed. */
  async reach(generation: number): Promise<void> {
    if ((this.store.pointedAt() ?? 0) >= generation) return;
    await ((this.switching?.reaches ?? 0) >= generation ? this.switching?.done : this.followShared());
  }

  /** Recovers from a failed switch, a removed folder or a lost notification; asks the database once. */
  async check(): Promise<void> {
    const { value } = await this.generation.latest();
    if (this.store.pointedAt() !== value) await this.followShared();
  }

  private startSwitch(): Promise<void> {
    const reaches = this.generation.heard;
    const done = this.switchToNewest().finally(() => (this.switching = null));
    this.switching = { reaches, done };
    return done;
  }

  private async switchToNewest(): Promise<void> {
    const before = this.store.pointedAt();
    try {
      await this.switchInTurn();
    } catch (error) {
      this.logger.error({ msg: 'the switch to the new generation failed', err: error });
      // The database may be gone right after the commit, but the value that this process knows is committed.
      if ((this.store.pointedAt() ?? 0) < this.generation.heard) this.store.pointAt(this.generation.heard);
    }
    const served = this.store.pointedAt();
    // Runs in the background.
    if (served !== null && served !== before)
      void this.store.removeBefore(served).catch((error: unknown) => this.warn(error));
  }

  /** Processes take turns and read the value in their turn, so an older value never replaces a newer one. */
  private async switchInTurn(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock($1)', [switchLock]);
      const [row] = await manager.query<{ value: string }[]>('select value from site_generation');
      const value = Number(row?.value);
      if (this.store.pointedAt() !== value) this.store.pointAt(value);
    });
  }

  private warn(error: unknown): void {
    this.logger.warn({ msg: 'old generations could not be removed', err: error });
  }
}
