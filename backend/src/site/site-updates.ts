import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import type { ContentWithdrawn } from '../content/content-events.ts';
import type { Transaction } from '../core/database/transaction.ts';
import { UnitOfWork } from '../core/database/unit-of-work.ts';
import type { PublicDataChanged } from '../core/events/domain-event.ts';
import { DomainEvents } from '../core/events/domain-events.ts';
import { CurrentFolder } from './current-folder.ts';
import { PageStore } from './page-store.ts';
import { PageWarming } from './page-warming.ts';
import { SiteBuild } from './site-build.ts';
import { SiteGeneration } from './site-generation.ts';

/** How long a folder that some failure has left behind is served at most. */
const checkEveryMs = 2_000;

/** Keeps what visitors get in step with what is published, here or by another process. */
@Injectable()
export class SiteUpdates implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(SiteUpdates.name);
  private readonly advanced = new WeakSet<Transaction>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly events: DomainEvents,
    private readonly unitOfWork: UnitOfWork,
    private readonly generation: SiteGeneration,
    private readonly folder: CurrentFolder,
    private readonly warming: PageWarming,
    private readonly build: SiteBuild,
    private readonly store: PageStore,
  ) {}

  onModuleInit(): void {
    this.events.on<PublicDataChanged>('public-data.changed', (_event, tx) => this.publish(tx));
    this.events.on<ContentWithdrawn>('content.withdrawn', ({ path }, tx) => this.withdraw(path, tx));
    this.generation.onChange((value) => void this.folder.reach(value).catch((error: unknown) => this.complain(error)));
  }

  async onApplicationBootstrap(): Promise<void> {
    const { id } = this.build;
    if (id !== null) await this.unitOfWork.run((tx) => this.generation.adoptBuild(tx, id));
    await this.folder.check().catch((error: unknown) => this.complain(error));
    this.timer = setInterval(() => void this.folder.check().catch(() => {}), checkEveryMs);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Whoever made the change is answered when visitors get it. */
  private async publish(tx: Transaction): Promise<void> {
    if (this.advanced.has(tx)) return;
    this.advanced.add(tx);
    // Before this process learns of the new value, which would make it switch a second time.
    tx.afterCommit(() => this.folder.follow());
    await this.generation.advance(tx);
    tx.afterCommit(async () => this.warming.start());
  }

  /** What is gone must not come back when pages cannot be rendered. */
  private async withdraw(path: string, tx: Transaction): Promise<void> {
    const paths = [path, path === '/' ? '/website' : `/website${path}`];
    await this.publish(tx);
    // Before the commit: who is killed right after it takes nothing away any more. If it is undone, the page is rendered again.
    for (const gone of paths) await this.store.takeAway(gone).catch((error: unknown) => this.complain(error));
    // And after the switch: whoever renders the old generation from now on keeps nothing of it.
    tx.afterCommit(async () => {
      for (const gone of paths) await this.store.forget(gone);
      this.warming.start({ everything: true });
    });
  }

  private complain(error: unknown): void {
    this.logger.error({ msg: 'visitors may get pages that are outdated', err: error });
  }
}
