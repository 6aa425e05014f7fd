import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import type { ContentUnpublished } from '../content/history/content-events.ts';
import type { Transaction } from '../core/database/transaction.ts';
import { UnitOfWork } from '../core/database/unit-of-work.ts';
import type { PublicDataChanged } from '../core/events/domain-event.ts';
import { Problem } from '../core/http/problem.ts';
import { CurrentFolder } from './current-folder.ts';
import { PageStore } from './page-store.ts';
import { PageWarming } from './page-warming.ts';
import { SiteBuild } from './site-build.ts';
import { SiteGeneration } from './site-generation.ts';

/** How long an outdated folder is served at most after a failure. */
const checkEveryMs = 2_000;

/** Keeps the pages that visitors get up to date with publications of every process. */
@Injectable()
export class SiteUpdates implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(SiteUpdates.name);
  private readonly advanced = new WeakSet<Transaction>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly generation: SiteGeneration,
    private readonly folder: CurrentFolder,
    private readonly warming: PageWarming,
    private readonly build: SiteBuild,
    private readonly store: PageStore,
  ) {}

  onModuleInit(): void {
    this.unitOfWork.on<PublicDataChanged>('public-data.changed', (_event, tx) => this.publish(tx));
    this.unitOfWork.on<ContentUnpublished>('content.unpublished', ({ path }, tx) => this.remove(path, tx));
    this.generation.onChange((value) => void this.folder.reach(value).catch((error: unknown) => this.complain(error)));
  }

  /** The first request may ask for what was published while this process started. */
  async onApplicationBootstrap(): Promise<void> {
    await this.check();
    this.timer = setInterval(() => void this.folder.check().catch(() => {}), checkEveryMs);
    this.timer.unref();
  }

  /** Pages of another build are not served from here on. */
  async begin(): Promise<void> {
    const { id } = this.build;
    if (id !== null) await this.unitOfWork.run((tx) => this.generation.adoptBuild(tx, id));
    await this.check();
  }

  private check(): Promise<void> {
    return this.folder.check().catch((error: unknown) => this.complain(error));
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** The person who made the change gets the answer when visitors get the change. */
  private async publish(tx: Transaction): Promise<void> {
    if (this.advanced.has(tx)) return;
    this.advanced.add(tx);
    if (!this.store.canReplaceServed()) {
      throw new Problem('unavailable', {
        detail:
          'The server cannot replace its stored pages at the moment, so nothing was changed. Ask your administrator to ' +
          'check the folder of pages.',
      });
    }
    const value = await this.generation.advance(tx);
    // Made while the folder is switched.
    tx.afterCommit(async () => this.warming.start());
    tx.afterCommit(() => this.folder.reach(value));
  }

  /** An unpublished page must not come back when pages cannot be rendered. */
  private async remove(path: string, tx: Transaction): Promise<void> {
    const paths = [path, path === '/' ? '/website' : `/website${path}`];
    await this.publish(tx);
    // Before the commit, because a process that is killed right after it removes nothing. After a rollback the page is
    // rendered again.
    for (const gone of paths) await this.store.takeAway(gone).catch((error: unknown) => this.complain(error));
    // And after the switch, because renderings of the old generation are no longer stored from then on.
    tx.afterCommit(async () => {
      for (const gone of paths) await this.store.forget(gone);
      this.warming.start({ everything: true });
    });
  }

  private complain(error: unknown): void {
    this.logger.error({ msg: 'visitors may get pages that are outdated', err: error });
  }
}
