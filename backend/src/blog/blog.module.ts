import { Module, type OnModuleInit } from '@nestjs/common';
import { ContentTypes } from '../content/documents/content-types.ts';
import { ContentModule } from '../content/content.module.ts';
import { postHooks, postType } from './post-type.ts';
import { PostsService } from './posts.service.ts';
import { PublicPostsController } from './public-posts.controller.ts';

@Module({
  imports: [ContentModule],
  controllers: [PublicPostsController],
  providers: [PostsService],
  exports: [PostsService],
})
export class BlogModule implements OnModuleInit {
  constructor(private readonly types: ContentTypes) {}

  onModuleInit(): void {
    this.types.addHooks(postType, postHooks);
  }
}
