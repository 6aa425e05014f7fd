import { Module, type OnModuleInit } from '@nestjs/common';
import { ContentTypes } from '../content/content-types.ts';
import { ContentModule } from '../content/content.module.ts';
import { AdminPagesController } from './admin-pages.controller.ts';
import { PageDocuments } from './page-documents.service.ts';
import { pageType } from './page-type.ts';
import { PagesService } from './pages.service.ts';
import { PublicPagesController } from './public-pages.controller.ts';

@Module({
  imports: [ContentModule],
  controllers: [PublicPagesController, AdminPagesController],
  providers: [PagesService, PageDocuments],
})
export class PagesModule implements OnModuleInit {
  constructor(private readonly types: ContentTypes) {}

  onModuleInit(): void {
    this.types.register(pageType);
  }
}
