import { Module, type OnModuleInit } from '@nestjs/common';
import type { ContentMoved, ContentPublished } from '../content/content-events.ts';
import { ContentModule } from '../content/content.module.ts';
import { FormerAddresses } from '../content/links/former-addresses.ts';
import { DomainEvents } from '../core/events/domain-events.ts';
import { Redirects } from './redirects.service.ts';

/** Old addresses: content that moves leaves one behind, content that comes takes its own back. */
@Module({ imports: [ContentModule], providers: [Redirects], exports: [Redirects] })
export class RedirectsModule implements OnModuleInit {
  constructor(
    private readonly redirects: Redirects,
    private readonly events: DomainEvents,
    private readonly former: FormerAddresses,
  ) {}

  onModuleInit(): void {
    this.events.on<ContentPublished>('content.published', ({ path }, tx) => this.redirects.forget(tx, path));
    this.events.on<ContentMoved>('content.moved', ({ from, documentId }, tx) =>
      this.redirects.lead(tx, from, { documentId }),
    );
    this.former.lookUpWith(async (paths, manager) => {
      const arrivals = await this.redirects.find(paths, manager);
      return new Map([...arrivals].map(([path, { address }]) => [path, address]));
    });
  }
}
