import { Module } from '@nestjs/common';
import { ContentCopies } from './content-copies.ts';
import { ContentHistory } from './content-history.ts';
import { ContentPreviews } from './content-previews.ts';
import { ContentPublisher } from './content-publisher.ts';
import { ContentSchedules } from './content-schedules.ts';
import { ContentSingletons } from './content-singletons.ts';
import { ContentTrash } from './content-trash.ts';
import { ContentTypes } from './content-types.ts';
import { ContentWriter } from './content-writer.ts';
import { ContentService } from './content.service.ts';
import { DocumentHistoryController } from './document-history.controller.ts';
import { DocumentLists } from './document-lists.ts';
import { DocumentVisitsController } from './document-visits.controller.ts';
import { DocumentVisits } from './document-visits.service.ts';
import { DocumentsController } from './documents.controller.ts';
import { Documents } from './documents.service.ts';
import { EditorRights } from './editor-rights.ts';
import { EditorsPresent } from './editors-present.ts';
import { Housekeeping } from './housekeeping.ts';
import { DocumentPlaces } from './links/document-places.ts';
import { FormerAddresses } from './links/former-addresses.ts';
import { LinkLists } from './links/link-lists.ts';
import { LinkTargets } from './links/link-targets.ts';
import { LinksController } from './links/links.controller.ts';
import { LiveLinks } from './links/live-links.ts';
import { LivePages } from './live-pages.ts';
import { ScheduleRunner } from './schedule-runner.ts';

/** Documents, revisions and publishing, once for every content type. */
@Module({
  controllers: [DocumentsController, DocumentHistoryController, DocumentVisitsController, LinksController],
  providers: [
    ContentTypes,
    ContentSingletons,
    ContentWriter,
    ContentPublisher,
    ContentSchedules,
    ScheduleRunner,
    ContentTrash,
    ContentCopies,
    ContentHistory,
    ContentPreviews,
    EditorsPresent,
    Housekeeping,
    EditorRights,
    Documents,
    DocumentVisits,
    DocumentLists,
    ContentService,
    LivePages,
    DocumentPlaces,
    FormerAddresses,
    LinkTargets,
    LinkLists,
    LiveLinks,
  ],
  exports: [
    ContentTypes,
    ContentWriter,
    ContentPublisher,
    ContentService,
    ContentPreviews,
    DocumentLists,
    EditorRights,
    LivePages,
    DocumentPlaces,
    FormerAddresses,
    LinkTargets,
  ],
})
export class ContentModule {}
