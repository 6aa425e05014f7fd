import { Module, type OnModuleInit } from '@nestjs/common';
import { BlogModule } from '../blog/blog.module.ts';
import { ContentTypes } from '../content/content-types.ts';
import { ContentModule } from '../content/content.module.ts';
import { AdminHomeContentController } from './admin-home-content.controller.ts';
import { HomeContentService } from './home-content.service.ts';
import { homeType } from './home-type.ts';
import { PublicHomeContentController } from './public-home-content.controller.ts';

@Module({
  imports: [ContentModule, BlogModule],
  controllers: [PublicHomeContentController, AdminHomeContentController],
  providers: [HomeContentService],
})
export class HomeContentModule implements OnModuleInit {
  constructor(private readonly types: ContentTypes) {}

  onModuleInit(): void {
    this.types.register(homeType);
  }
}
