import { Body, Controller, Post, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiOkResponse,
  ApiParam,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { Requires } from '../../core/access/access.ts';
import { ContentChecks } from '../checks/content-checks.ts';
import {
  PlaceRequest,
  RecoverRequest,
  ScheduleRequest,
  TrashRequest,
  TransitionRequest,
} from '../documents/document-requests.dto.ts';
import { DocumentState, SeenVersion } from '../documents/document.dto.ts';
import { Asked, Documents, type AskedDocument } from '../documents/documents.service.ts';
import { AnswersNewState } from '../documents/stale-version.ts';
import { ContentOrder } from './content-order.ts';
import { ContentPublisher } from './content-publisher.ts';
import { ContentSchedules } from './content-schedules.ts';
import { ContentTrash } from './content-trash.ts';

const incomplete = { description: '`errors` names every field that prevents the publication.' };

/** What visitors see of a document, whatever its type; the type says who may change it: `page:publish`. */
@ApiTags('Documents')
@ApiParam({ name: 'id', type: String })
@Controller('admin/documents/:id')
@Requires('signed-in')
export class PublishingController {
  constructor(
    private readonly documents: Documents,
    private readonly checks: ContentChecks,
    private readonly publisher: ContentPublisher,
    private readonly schedules: ContentSchedules,
    private readonly trash: ContentTrash,
    private readonly order: ContentOrder,
  ) {}

  @Post('publish')
  @AnswersNewState()
  @ApiUnprocessableEntityResponse(incomplete)
  async publishDocument(
    @Asked('publish') asked: AskedDocument,
    @Body() { version, note }: TransitionRequest,
  ): Promise<DocumentState> {
    const seen = await this.documents.open(asked, version);
    const preflight = await this.checks.preflight(seen);
    return this.documents.change(seen, (tx) => this.publisher.publish(tx, seen, { by: asked.user, note, preflight }));
  }

  @Post('unpublish')
  @AnswersNewState()
  async unpublishDocument(
    @Asked('publish') asked: AskedDocument,
    @Body() { version, note }: TransitionRequest,
  ): Promise<DocumentState> {
    const seen = await this.documents.open(asked, version);
    return this.documents.change(seen, (tx) => this.publisher.unpublish(tx, seen, { by: asked.user, note }));
  }

  @Put('schedule')
  @AnswersNewState(undefined, 'Publishes the current draft at that time; later edits are not included.')
  @ApiBadRequestResponse({
    description:
      'A time has passed, does not exist in the zone, or occurs twice (`ambiguous_time`, with `earlier` and `later`).',
  })
  @ApiUnprocessableEntityResponse(incomplete)
  async scheduleDocument(
    @Asked('publish') asked: AskedDocument,
    @Body() request: ScheduleRequest,
  ): Promise<DocumentState> {
    const seen = await this.documents.open(asked, request.version);
    const preflight = request.publishAt ? await this.checks.preflight(seen) : null;
    return this.documents.change(seen, (tx) => this.schedules.plan(tx, seen, { by: asked.user, request, preflight }));
  }

  @Post('cancel-schedule')
  @AnswersNewState()
  async cancelSchedule(
    @Asked('publish') asked: AskedDocument,
    @Body() { version }: SeenVersion,
  ): Promise<DocumentState> {
    const seen = await this.documents.open(asked, version);
    return this.documents.change(seen, (tx) => this.schedules.cancel(tx, seen, asked.user));
  }

  @Post('trash')
  @AnswersNewState()
  async trashDocument(
    @Asked('publish') asked: AskedDocument,
    @Body() { version, redirectTo, gone }: TrashRequest,
  ): Promise<DocumentState> {
    const seen = await this.documents.open(asked, version);
    return this.documents.change(seen, (tx) => this.trash.put(tx, seen, { by: asked.user, redirectTo, gone }));
  }

  /** Lists and menus show it at once; the draft, its version and its history stay as they are. */
  @Put('place')
  @ApiOkResponse({ type: DocumentState })
  @ApiConflictResponse({ description: 'The list has changed meanwhile, or has no order.' })
  async placeDocument(@Asked('publish') asked: AskedDocument, @Body() place: PlaceRequest): Promise<DocumentState> {
    const seen = await this.documents.open(asked);
    return this.documents.change(seen, (tx) => this.order.place(tx, seen, place, asked.user));
  }

  @Post('recover')
  @AnswersNewState(
    'It is not in the trash, or its address is taken: `errors` names slug, and `freeSlug` suggests one or is null.',
  )
  async recoverDocument(
    @Asked() asked: AskedDocument,
    @Body() { version, slug }: RecoverRequest,
  ): Promise<DocumentState> {
    const seen = await this.documents.open(asked, version);
    return this.documents.change(seen, (tx) => this.trash.recover(tx, seen, { slug, by: asked.user }));
  }
}
