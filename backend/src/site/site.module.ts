import { Logger, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { BrandModule } from '../brand/brand.module.ts';
import { SiteVisits } from '../core/http/site-visits.ts';
import { BlogModule } from '../blog/blog.module.ts';
import { ContentModule } from '../content/content.module.ts';
import { Config } from '../core/config/config.ts';
import { MediaModule } from '../media/media.module.ts';
import { RedirectsModule } from '../redirects/redirects.module.ts';
import { SearchModule } from '../search/search.module.ts';
import { SettingsModule } from '../settings/settings.module.ts';
import { CrawlerFiles } from './crawler-files.ts';
import { CurrentFolder } from './current-folder.ts';
import { HomeScreen } from './home-screen.ts';
import { LivePlaces } from './live-places.ts';
import { MissingPages } from './missing-pages.ts';
import { OwnPictures } from './own-pictures.ts';
import { PageAddresses } from './page-addresses.ts';
import { PageRendering } from './page-rendering.ts';
import { PageStore } from './page-store.ts';
import { PageShrinking } from './page-shrinking.ts';
import { PageWarming } from './page-warming.ts';
import { PreviewPages } from './preview-pages.ts';
import { PreviewsController } from './previews.controller.ts';
import { PublicAnswers } from './public-answers.ts';
import { FrontEndMissingError, loadRenderer, Renderer } from './renderer.ts';
import { SiteBuild } from './site-build.ts';
import { SiteGeneration } from './site-generation.ts';
import { SitePages } from './site-pages.ts';
import { SiteUpdates } from './site-updates.ts';
import { Sitemaps } from './sitemaps.ts';
import { SiteController } from './site.controller.ts';
import { SocialImages } from './social-images.ts';
import { serveStaticFiles } from './static-files.ts';

/** The public pages: rendered once per generation, stored as files and replaced by every publication. */
@Module({
  imports: [ContentModule, BrandModule, BlogModule, MediaModule, RedirectsModule, SearchModule, SettingsModule],
  controllers: [PreviewsController, SiteController],
  providers: [
    { provide: Renderer, inject: [Config], useFactory: loadRenderer },
    { provide: PageStore, inject: [Config], useFactory: ({ siteDir }: Config) => new PageStore(siteDir) },
    SiteBuild,
    SiteGeneration,
    CrawlerFiles,
    CurrentFolder,
    HomeScreen,
    LivePlaces,
    MissingPages,
    OwnPictures,
    PageRendering,
    PageShrinking,
    PageWarming,
    PreviewPages,
    PageAddresses,
    PublicAnswers,
    SitePages,
    SiteUpdates,
    Sitemaps,
    SocialImages,
  ],
  exports: [Sitemaps],
})
export class SiteModule implements OnModuleInit {
  private readonly logger = new Logger(SiteModule.name);

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly config: Config,
    private readonly store: PageStore,
    private readonly pages: SitePages,
    private readonly answers: PublicAnswers,
    private readonly warming: PageWarming,
    private readonly missing: MissingPages,
    private readonly visits: SiteVisits,
    private readonly updates: SiteUpdates,
  ) {}

  async onModuleInit(): Promise<void> {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    this.answers.serve(fastify);
    this.visits.askFirst((path) => this.missing.mayExist(path));
    serveStaticFiles(fastify, this.config.frontendDir);
    // Before anything is written there. Without the folder, pages are rendered for each request.
    await this.store.prepare().catch((error: unknown) => this.complain(error));
  }

  /**
   * Takes charge of the pages. Only what serves them does so, once its socket is held: a command beside a running site,
   * or a start that is refused, would otherwise claim them with other front ends or another public address.
   */
  async takeCharge(): Promise<void> {
    await this.updates.begin();
    await this.pages.keepShells().catch((error: unknown) => this.complain(error));
  }

  /** Renders what is not kept yet, one page after another. */
  warm(): void {
    this.warming.start({ everything: true });
  }

  private complain(error: unknown): void {
    if (error instanceof FrontEndMissingError) return; // was logged when the build was looked for
    this.logger.warn({ msg: 'the folder of pages cannot be written', err: error });
  }
}
