import { Module } from '@nestjs/common';
import { ContentSingletons } from './content-singletons.ts';
import { ContentTypes } from './content-types.ts';
import { ContentWriter } from './content-writer.ts';
import { ContentService } from './content.service.ts';
import { LivePages } from './live-pages.ts';

/** Documents, revisions and publishing, once for every content type. */
@Module({
  providers: [ContentTypes, ContentSingletons, ContentWriter, ContentService, LivePages],
  exports: [ContentTypes, ContentWriter, ContentService, LivePages],
})
export class ContentModule {}
