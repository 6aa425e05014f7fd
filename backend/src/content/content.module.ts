import { Module } from '@nestjs/common';
import { ContentSingletons } from './content-singletons.ts';
import { ContentTypes } from './content-types.ts';
import { ContentWriter } from './content-writer.ts';
import { ContentService } from './content.service.ts';

/** Documents, revisions and publishing, once for every content type. */
@Module({
  providers: [ContentTypes, ContentSingletons, ContentWriter, ContentService],
  exports: [ContentTypes, ContentWriter, ContentService],
})
export class ContentModule {}
