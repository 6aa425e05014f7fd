import { Module, type OnModuleInit } from '@nestjs/common';
import { ContentTypes } from '../content/documents/content-types.ts';
import { ContentModule } from '../content/content.module.ts';
import { postHooks } from './post-hooks.ts';
import { postType } from './post-type.ts';
import { PostsService } from './posts.service.ts';
import { PublicPostsController } from './public-posts.controller.ts';
import { PublicTermsController } from './terms/public-terms.controller.ts';
import { Terms } from './terms/terms.service.ts';

@Module({
  imports: [ContentModule],
  controllers: [PublicPostsController, PublicTermsController],
  providers: [PostsService, Terms],
  exports: [PostsService],
})
export class BlogModule implements OnModuleInit {
  constructor(
    private readonly types: ContentTypes,
    private readonly terms: Terms,
  ) {}

  onModuleInit(): void {
    this.types.addHooks(postType, postHooks(this.terms));
  }
}
