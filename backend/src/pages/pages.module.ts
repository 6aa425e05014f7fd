import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.ts';
import { PublicPagesController } from './public-pages.controller.ts';

@Module({ imports: [ContentModule], controllers: [PublicPagesController] })
export class PagesModule {}
