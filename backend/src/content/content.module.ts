import { Module } from '@nestjs/common';
import { CheckCounter } from './checks/check-counter.ts';
import { CheckCountsController } from './checks/check-counts.controller.ts';
import { CheckLevelsController } from './checks/check-levels.controller.ts';
import { CheckLevels } from './checks/check-levels.service.ts';
import { ContentChecks } from './checks/content-checks.ts';
import { DocumentChecksController } from './checks/document-checks.controller.ts';
import { PageFacts } from './checks/page-facts.ts';
import { PublishRules } from './checks/publish-rules.ts';
import { PageTitles } from './checks/page-titles.ts';
import { DuplicateTitles } from './checks/duplicate-titles.ts';
import { KnownImages } from './checks/known-images.ts';
import { PublicPages } from './checks/public-pages.ts';
import { StructuredData } from './checks/structured-data.ts';
import { StructuredDataLists } from './checks/structured-data-lists.ts';
import { StructuredDataController } from './checks/structured-data.controller.ts';
import { StarterImages } from './checks/starter-images.ts';
import { ContentAddresses } from './drafts/content-addresses.ts';
import { ContentCopies } from './drafts/content-copies.ts';
import { ContentHistory } from './history/content-history.ts';
import { ContentPreviews } from './previews/content-previews.ts';
import { ContentPublisher } from './publishing/content-publisher.ts';
import { ContentSchedules } from './publishing/content-schedules.ts';
import { ContentSingletons } from './documents/content-singletons.ts';
import { ContentOrder } from './publishing/content-order.ts';
import { ContentTrash } from './publishing/content-trash.ts';
import { ContentTypes } from './documents/content-types.ts';
import { ContentWriter } from './drafts/content-writer.ts';
import { LiveContents } from './publishing/live-contents.service.ts';
import { DocumentHistoryController } from './history/document-history.controller.ts';
import { DocumentLists } from './documents/document-lists.ts';
import { DocumentVisitsController } from './previews/document-visits.controller.ts';
import { ContentController } from './drafts/content.controller.ts';
import { DocumentsController } from './drafts/documents.controller.ts';
import { Documents } from './documents/documents.service.ts';
import { DraftRendering } from './previews/draft-rendering.ts';
import { EditorRights } from './documents/editor-rights.ts';
import { EditorsPresent } from './previews/editors-present.ts';
import { Housekeeping } from './housekeeping.ts';
import { ImagesController } from './images/images.controller.ts';
import { ImagesInUse } from './images/images-in-use.ts';
import { DocumentPlaces } from './links/document-places.ts';
import { LinkLists } from './links/link-lists.ts';
import { LinkTargets } from './links/link-targets.ts';
import { LinkingPlaces } from './links/linking-places.ts';
import { LinksController } from './links/links.controller.ts';
import { LivePages } from './documents/live-pages.ts';
import { Drafts } from './drafts/drafts.service.ts';
import { PublishingController } from './publishing/publishing.controller.ts';
import { ScheduleRunner } from './publishing/schedule-runner.ts';
import { LaunchChecklistController } from './publishing/launch-checklist.controller.ts';
import { MissedSchedulesController } from './publishing/missed-schedules.controller.ts';

/** Documents, revisions and publishing, once for every content type. */
@Module({
  controllers: [
    ContentController,
    DocumentsController,
    PublishingController,
    DocumentHistoryController,
    DocumentVisitsController,
    DocumentChecksController,
    CheckCountsController,
    LinksController,
    ImagesController,
    CheckLevelsController,
    StructuredDataController,
    MissedSchedulesController,
    LaunchChecklistController,
  ],
  providers: [
    ContentTypes,
    ContentSingletons,
    ContentWriter,
    Drafts,
    ContentPublisher,
    ContentSchedules,
    ContentChecks,
    CheckCounter,
    CheckLevels,
    PageFacts,
    PublicPages,
    StructuredData,
    StructuredDataLists,
    PublishRules,
    PageTitles,
    DuplicateTitles,
    StarterImages,
    KnownImages,
    DraftRendering,
    ScheduleRunner,
    ContentTrash,
    ContentOrder,
    ContentCopies,
    ContentAddresses,
    ContentHistory,
    ContentPreviews,
    EditorsPresent,
    Housekeeping,
    EditorRights,
    Documents,
    DocumentLists,
    LiveContents,
    LivePages,
    DocumentPlaces,
    LinkTargets,
    LinkLists,
    LinkingPlaces,
    ImagesInUse,
  ],
  exports: [
    ContentHistory,
    ContentTypes,
    ContentChecks,
    ContentWriter,
    ContentPublisher,
    LiveContents,
    ContentPreviews,
    DocumentLists,
    DraftRendering,
    EditorRights,
    LivePages,
    PageTitles,
    DocumentPlaces,
    LinkTargets,
    ImagesInUse,
    KnownImages,
  ],
})
export class ContentModule {}
