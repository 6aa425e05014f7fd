import { Module } from '@nestjs/common';
import { CheckLevelsController } from './checks/check-levels.controller.ts';
import { CheckLevels } from './checks/check-levels.service.ts';
import { Clearances } from './checks/clearances.ts';
import { ContentChecks } from './checks/content-checks.ts';
import { DocumentChecksController } from './checks/document-checks.controller.ts';
import { PageTitles } from './checks/page-titles.ts';
import { PageTwins } from './checks/page-twins.ts';
import { ShippedImages } from './checks/shipped-images.ts';
import { ContentAddresses } from './content-addresses.ts';
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
import { DraftRendering } from './draft-rendering.ts';
import { EditorRights } from './editor-rights.ts';
import { EditorsPresent } from './editors-present.ts';
import { Housekeeping } from './housekeeping.ts';
import { DocumentPlaces } from './links/document-places.ts';
import { FormerAddresses } from './links/former-addresses.ts';
import { LinkLists } from './links/link-lists.ts';
import { LinkTargets } from './links/link-targets.ts';
import { LinkingPlaces } from './links/linking-places.ts';
import { LinksController } from './links/links.controller.ts';
import { LiveLinks } from './links/live-links.ts';
import { SiteLinks } from './links/site-links.ts';
import { LivePages } from './live-pages.ts';
import { Publishing } from './publishing.service.ts';
import { ScheduleRunner } from './schedule-runner.ts';
import { UnkeptSchedulesController } from './unkept-schedules.controller.ts';
import { UnkeptSchedules } from './unkept-schedules.ts';

/** Documents, revisions and publishing, once for every content type. */
@Module({
  controllers: [
    DocumentsController,
    DocumentHistoryController,
    DocumentVisitsController,
    DocumentChecksController,
    LinksController,
    CheckLevelsController,
    UnkeptSchedulesController,
  ],
  providers: [
    ContentTypes,
    ContentSingletons,
    ContentWriter,
    ContentPublisher,
    ContentSchedules,
    Publishing,
    ContentChecks,
    Clearances,
    CheckLevels,
    PageTitles,
    PageTwins,
    ShippedImages,
    DraftRendering,
    ScheduleRunner,
    UnkeptSchedules,
    ContentTrash,
    ContentCopies,
    ContentAddresses,
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
    LinkingPlaces,
    SiteLinks,
    LiveLinks,
  ],
  exports: [
    ContentTypes,
    ContentWriter,
    ContentPublisher,
    ContentService,
    ContentPreviews,
    DocumentLists,
    DraftRendering,
    EditorRights,
    LivePages,
    PageTitles,
    DocumentPlaces,
    FormerAddresses,
    LinkTargets,
    SiteLinks,
    LiveLinks,
  ],
})
export class ContentModule {}
