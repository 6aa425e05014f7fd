import {
  Logger,
  Module,
  type OnApplicationBootstrap,
  type BeforeApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { ContentModule } from '../content/content.module.ts';
import type { ContentPublished, ContentUnpublished } from '../content/history/content-events.ts';
import { UnitOfWork } from '../core/database/unit-of-work.ts';
import { DescribedPages } from './described-pages.ts';
import { LinkSuggestionsController } from './link-suggestions.controller.ts';
import { LinkSuggestions } from './link-suggestions.service.ts';
import { PublicSearchController } from './public-search.controller.ts';
import { SearchCandidates } from './search-candidates.ts';
import { SearchIndex } from './search-index.ts';
import { SearchReadings } from './search-readings.ts';
import { Search } from './search.service.ts';

/** Search over everything that is published. */
@Module({
  imports: [ContentModule],
  controllers: [LinkSuggestionsController, PublicSearchController],
  providers: [DescribedPages, LinkSuggestions, Search, SearchCandidates, SearchIndex, SearchReadings],
  exports: [DescribedPages],
})
export class SearchModule implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(SearchModule.name);
  private readonly closing = new AbortController();
  private filling: Promise<void> = Promise.resolve();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly index: SearchIndex,
  ) {}

  onModuleInit(): void {
    this.unitOfWork.on<ContentPublished>('content.published', async (published, tx) => {
      await this.index.write(tx, published.documentId);
      await this.index.writeAround(tx, published);
    });
    this.unitOfWork.on<ContentUnpublished>('content.unpublished', async (unpublished, tx) => {
      await this.index.remove(tx.manager, unpublished.documentId);
      await this.index.writeAround(tx, unpublished);
    });
  }

  /** In the background: the site is ready while a large index is made for the first time. */
  onApplicationBootstrap(): void {
    this.filling = this.index
      .fill(this.closing.signal)
      .catch((error: unknown) => this.logger.error({ msg: 'the search index is not up to date', err: error }));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing.abort();
    await this.filling;
  }
}
