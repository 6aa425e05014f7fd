import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.ts';
import { PagesService } from './pages.service.ts';
import { PublicPagesController } from './public-pages.controller.ts';

@Module({
  imports: [ContentModule],
  controllers: [PublicPagesController],
  providers: [PagesService],
})
export class PagesModule {}
