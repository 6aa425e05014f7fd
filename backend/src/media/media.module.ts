import path from 'node:path';
import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { ContentModule } from '../content/content.module.ts';
import { Config } from '../core/config/config.ts';
import { MediaFiles } from './files/media-files.ts';
import { MEDIA_STORE } from './files/media-store.ts';
import { openMediaStore } from './files/open-media-store.ts';
import { TemporaryFiles } from './files/temporary-files.ts';
import { AdminMediaController } from './library/admin-media.controller.ts';
import { FetchRules } from './library/fetch-image.ts';
import { MediaEncoding } from './library/media-encoding.ts';
import { MediaHousekeeping } from './library/media-housekeeping.ts';
import { MediaImages } from './library/media-images.ts';
import { MediaLibrary } from './library/media-library.service.ts';
import { MediaLists } from './library/media-lists.ts';
import { MediaTransfer } from './library/media-transfer.ts';
import { MediaUploads } from './library/media-uploads.service.ts';
import { MediaUses } from './library/media-uses.ts';
import { MediaAddresses } from './public/media-addresses.ts';
import { MediaCopies } from './public/media-copies.ts';
import { PublicMediaController } from './public/public-media.controller.ts';

/** Images and other files that editors upload: stored once, encoded for browsers and found again. */
@Module({
  imports: [AuditModule, ContentModule],
  controllers: [AdminMediaController, PublicMediaController],
  providers: [
    {
      provide: MEDIA_STORE,
      inject: [Config],
      useFactory: (config: Config) => openMediaStore(config),
    },
    {
      provide: TemporaryFiles,
      inject: [Config],
      useFactory: (config: Config) => new TemporaryFiles(path.join(config.mediaDir, 'tmp')),
    },
    FetchRules,
    MediaAddresses,
    MediaCopies,
    MediaFiles,
    MediaEncoding,
    MediaHousekeeping,
    MediaImages,
    MediaLibrary,
    MediaLists,
    MediaTransfer,
    MediaUploads,
    MediaUses,
  ],
  exports: [FetchRules, MediaAddresses, MediaCopies, MediaLibrary, MediaUploads],
})
export class MediaModule {}
