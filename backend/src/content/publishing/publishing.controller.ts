import { Body, Controller, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { CurrentUser, Requires, SignedInUser } from '../../core/access/access.ts';
import { Preflight } from '../checks/preflight.ts';
import { RecoverRequest, ScheduleRequest, TransitionRequest } from '../documents/document-requests.dto.ts';
import { DocumentState, SeenVersion } from '../documents/document.dto.ts';
import { Documents } from '../documents/documents.service.ts';
import { ApiStaleVersion } from '../documents/stale-version.ts';
import { ContentPublisher } from './content-publisher.ts';
import { ContentSchedules } from './content-schedules.ts';
import { ContentTrash } from './content-trash.ts';

const incomplete = { description: '`errors` names every field that prevents the publication.' };
const refused = { description: '`detail` says why this is not possible now.' };

/** What visitors see of a document, whatever its type; the type says who may change it: `page:publish`. */
@ApiTags('Documents')
@Controller('admin/documents/:id')
@Requires('signed-in')
export class PublishingController {
  constructor(
    private readonly documents: Documents,
    private readonly preflight: Preflight,
    private readonly publisher: ContentPublisher,
    private readonly schedules: ContentSchedules,
    private readonly trash: ContentTrash,
  ) {}

  @Post('publish')
  @HttpCode(200)
  @ApiOkResponse({ type: DocumentState })
  @ApiStaleVersion()
  @ApiConflictResponse(refused)
  @ApiUnprocessableEntityResponse(incomplete)
  async publishDocument(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { version, note }: TransitionRequest,
    @CurrentUser() by: SignedInUser,
  ): Promise<DocumentState> {
    const seen = await this.documents.getSeen({ id, user: by, right: 'publish' }, version);
    const preflight = await this.preflight.ofDraft(seen);
    return this.documents.changeSeen(seen, (tx) => this.publisher.publish(tx, seen, { by, note, preflight }));
  }

  @Post('unpublish')
  @HttpCode(200)
  @ApiOkResponse({ type: DocumentState })
  @ApiStaleVersion()
  @ApiConflictResponse(refused)
  async unpublishDocument(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { version, note }: TransitionRequest,
    @CurrentUser() by: SignedInUser,
  ): Promise<DocumentState> {
    const seen = await this.documents.getSeen({ id, user: by, right: 'publish' }, version);
    return this.documents.changeSeen(seen, (tx) => this.publisher.unpublish(tx, seen, { by, note }));
  }

  @Put('schedule')
  @ApiOkResponse({
    type: DocumentState,
    description: 'Publishes the current draft at that time; later edits are not included.',
  })
  @ApiBadRequestResponse({
    description:
      'A time has passed, does not exist in the zone, or occurs twice (`ambiguous_time`, with `earlier` and `later`).',
  })
  @ApiStaleVersion()
  @ApiConflictResponse(refused)
  @ApiUnprocessableEntityResponse(incomplete)
  async scheduleDocument(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() request: ScheduleRequest,
    @CurrentUser() by: SignedInUser,
  ): Promise<DocumentState> {
    const seen = await this.documents.getSeen({ id, user: by, right: 'publish' }, request.version);
    const preflight = request.publishAt ? await this.preflight.ofDraft(seen) : null;
    return this.documents.changeSeen(seen, (tx) => this.schedules.plan(tx, seen, { by, request, preflight }));
  }

  @Post('cancel-schedule')
  @HttpCode(200)
  @ApiOkResponse({ type: DocumentState })
  @ApiStaleVersion()
  @ApiConflictResponse(refused)
  async cancelSchedule(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { version }: SeenVersion,
    @CurrentUser() by: SignedInUser,
  ): Promise<DocumentState> {
    const seen = await this.documents.getSeen({ id, user: by, right: 'publish' }, version);
    return this.documents.changeSeen(seen, (tx) => this.schedules.cancel(tx, seen, by));
  }

  @Post('trash')
  @HttpCode(200)
  @ApiOkResponse({ type: DocumentState })
  @ApiStaleVersion()
  @ApiConflictResponse(refused)
  trashDocument(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { version }: SeenVersion,
    @CurrentUser() user: SignedInUser,
  ): Promise<DocumentState> {
    return this.documents.change({ id, user, right: 'publish' }, (tx, type) =>
      this.trash.put(tx, type, id, { version, by: user }),
    );
  }

  @Post('recover')
  @HttpCode(200)
  @ApiOkResponse({ type: DocumentState })
  @ApiStaleVersion()
  @ApiConflictResponse({
    description:
      'It is not in the trash, or its address is taken: `errors` names slug, and `freeSlug` suggests one or is null.',
  })
  recoverDocument(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { version, slug }: RecoverRequest,
    @CurrentUser() user: SignedInUser,
  ): Promise<DocumentState> {
    return this.documents.change({ id, user }, (tx, type) =>
      this.trash.recover(tx, type, id, { version, slug, by: user }),
    );
  }
}
