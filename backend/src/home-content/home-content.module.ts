import { Module } from '@nestjs/common';
import { BlogModule } from '../blog/blog.module.ts';
import { ContentModule } from '../content/content.module.ts';
import { PublicHomeContentController } from './public-home-content.controller.ts';

@Module({ imports: [ContentModule, BlogModule], controllers: [PublicHomeContentController] })
export class HomeContentModule {}
