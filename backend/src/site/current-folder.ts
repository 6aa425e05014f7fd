import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PageStore } from './page-store.ts';
import { sharedRun } from './shared-run.ts';
import { SiteGeneration } from './site-generation.ts';

/** Any number that nothing else in this database locks. */
const switchLock = 20_002;

/** Keeps the folder that is served at the database's generation, whoever changes that and from wherever. */
@Injectable()
export class CurrentFolder {
  private readonly logger = new Logger(CurrentFolder.name);
  private readonly followShared = sharedRun(() => this.switchToNewest());

  constructor(
    private readonly dataSource: DataSource,
    private readonly generation: SiteGeneration,
    private readonly store: PageStore,
  ) {}

  /** When it resolves, what was committed before the call is what visitors get. */
  async follow(): Promise<void> {
    await this.followShared();
  }

  /** Serves at least this generation. */
  async reach(generation: number): Promise<void> {
    if ((this.store.pointedAt() ?? 0) < generation) await this.follow();
  }

  /** Repairs what a failed switch, a removed folder or a lost message has left; asks the database once. */
  async check(): Promise<void> {
    const { value } = await this.generation.latest();
    if (this.store.pointedAt() !== value) await this.follow();
  }

  private async switchToNewest(): Promise<void> {
    const before = this.store.pointedAt();
    try {
      await this.switchInTurn();
    } catch (error) {
      this.logger.error({ msg: 'the switch to the new generation failed', err: error });
      // The database may have gone right after the commit; what this process knows is committed all the same.
      if ((this.store.pointedAt() ?? 0) < this.generation.heard) this.store.pointAt(this.generation.heard);
    }
    const served = this.store.pointedAt();
    // Nobody waits for it.
    if (served !== null && served !== before)
      void this.store.removeBefore(served).catch((error: unknown) => this.warn(error));
  }

  /** Processes take turns, each reading the value in its turn: an older one never replaces a newer. */
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
