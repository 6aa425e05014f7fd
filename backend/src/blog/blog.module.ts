import { Module, type OnModuleInit } from '@nestjs/common';
import { ContentTypes } from '../content/documents/content-types.ts';
import { ContentModule } from '../content/content.module.ts';
import { SettingsModule } from '../settings/settings.module.ts';
import { authorHooks } from './authors/author-hooks.ts';
import { authorType } from './authors/author-type.ts';
import { Bylines } from './authors/bylines.service.ts';
import { PublicAuthorsController } from './authors/public-authors.controller.ts';
import { BlogSitemap } from './blog-sitemap.service.ts';
import { Feeds } from './feeds.service.ts';
import { postHooks } from './post-hooks.ts';
import { postType } from './post-type.ts';
import { PostsService } from './posts.service.ts';
import { PublicPostsController } from './public-posts.controller.ts';
import { AdminTermsController } from './terms/admin-terms.controller.ts';
import { PublicTermsController } from './terms/public-terms.controller.ts';
import { TermEdits } from './terms/term-edits.service.ts';
import { Terms } from './terms/terms.service.ts';

@Module({
  imports: [ContentModule, SettingsModule],
  controllers: [PublicPostsController, PublicTermsController, AdminTermsController, PublicAuthorsController],
  providers: [PostsService, BlogSitemap, Terms, TermEdits, Bylines, Feeds],
  exports: [PostsService, BlogSitemap, Feeds, Bylines],
})
export class BlogModule implements OnModuleInit {
  constructor(
    private readonly types: ContentTypes,
    private readonly terms: Terms,
    private readonly bylines: Bylines,
  ) {}

  onModuleInit(): void {
    this.types.addHooks(postType, postHooks(this.terms, this.bylines));
    this.types.addHooks(authorType, authorHooks);
  }
}
