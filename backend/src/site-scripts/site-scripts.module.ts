import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.ts';
import { SiteScripts } from './site-scripts.service.ts';

@Module({ imports: [ContentModule], providers: [SiteScripts], exports: [SiteScripts] })
export class SiteScriptsModule {}
