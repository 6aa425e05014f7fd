import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { CurrentUser, Requires, SignedInUser } from '../auth/access.ts';
import { ContentAddresses } from './content-addresses.ts';
import { ContentCopies } from './content-copies.ts';
import { ContentTrash } from './content-trash.ts';
import {
  ChangeSlugRequest,
  DuplicateRequest,
  RecoverRequest,
  RestoreRequest,
  ScheduleRequest,
  TransitionRequest,
} from './document-requests.dto.ts';
import { DocumentState, SeenVersion } from './document.dto.ts';
import { Documents } from './documents.service.ts';
import { Publishing } from './publishing.service.ts';
import { ApiStaleVersion } from './stale-version.ts';

const incomplete = { description: '`errors` names every field that keeps the draft from being published.' };
const refused = { description: '`detail` says why this is not possible now.' };

/** The life of a document, whatever its type; the type says who may do what: `page:edit`, `page:publish`. */
@ApiTags('Documents')
@Controller('admin/documents/:id')
@Requires('signed-in')
export class DocumentsController {
  constructor(
    private readonly documents: Documents,
    private readonly publishing: Publishing,
    private readonly copies: ContentCopies,
    private readonly addresses: ContentAddresses,
    private readonly trash: ContentTrash,
  ) {}

  @Get()
  @ApiOkResponse({ type: DocumentState })
  getDocument(@Param('id', ParseUUIDPipe) id: string, @CurrentUser() user: SignedInUser): Promise<DocumentState> {
    return this.documents.getState({ id, user });
  }

  @Post('publish')
  @HttpCode(200)
  @ApiOkResponse({ type: DocumentState })
  @ApiStaleVersion()
  @ApiConflictResponse(refused)
  @ApiUnprocessableEntityResponse(incomplete)
  publishDocument(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() request: TransitionRequest,
    @CurrentUser() user: SignedInUser,
  ): Promise<DocumentState> {
    return this.publishing.publish({ id, user }, request);
  }

  @Post('unpublish')
  @HttpCode(200)
  @ApiOkResponse({ type: DocumentState })
  @ApiStaleVersion()
  @ApiConflictResponse(refused)
  unpublishDocument(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() request: TransitionRequest,
    @CurrentUser() user: SignedInUser,
  ): Promise<DocumentState> {
    return this.publishing.unpublish({ id, user }, request);
  }

  @Put('schedule')
  @ApiOkResponse({ type: DocumentState, description: 'The draft as it is now goes out then.' })
  @ApiBadRequestResponse({
    description:
      'A time is over, does not exist there, or (`ambiguous_time`) comes twice: then `earlier` and `later` say when.',
  })
  @ApiStaleVersion()
  @ApiConflictResponse(refused)
  @ApiUnprocessableEntityResponse(incomplete)
  scheduleDocument(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() request: ScheduleRequest,
    @CurrentUser() user: SignedInUser,
  ): Promise<DocumentState> {
    return this.publishing.schedule({ id, user }, request);
  }

  @Post('cancel-schedule')
  @HttpCode(200)
  @ApiOkResponse({ type: DocumentState })
  @ApiStaleVersion()
  @ApiConflictResponse(refused)
  cancelSchedule(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { version }: SeenVersion,
    @CurrentUser() user: SignedInUser,
  ): Promise<DocumentState> {
    return this.publishing.cancelSchedule({ id, user }, version);
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
    description: 'It is not in the trash, or its address is gone: `errors` names slug, `freeSlug` offers one or null.',
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

  @Post('duplicate')
  @ApiCreatedResponse({ type: DocumentState, description: 'The copy, which nobody sees yet.' })
  @ApiConflictResponse({ description: 'The address is taken, or another document has this id: `errors` names which.' })
  duplicateDocument(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { id: copy, slug }: DuplicateRequest,
    @CurrentUser() user: SignedInUser,
  ): Promise<DocumentState> {
    const duplicate = { id: copy, slug, by: user };
    return this.documents.change({ id, user }, (tx, type) => this.copies.duplicate(tx, type, id, duplicate), copy);
  }

  @Put('slug')
  @ApiOkResponse({
    type: DocumentState,
    description: 'What visitors may know moves when it is published next, and the old address then leads there.',
  })
  @ApiStaleVersion()
  @ApiConflictResponse({ description: 'The address is fixed, or it is taken: `errors` names slug.' })
  changeSlug(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { version, slug }: ChangeSlugRequest,
    @CurrentUser() user: SignedInUser,
  ): Promise<DocumentState> {
    return this.documents.change({ id, user }, (tx, type) =>
      this.addresses.change(tx, type, id, { version, slug, by: user }),
    );
  }

  @Post('restore')
  @HttpCode(200)
  @ApiOkResponse({ type: DocumentState })
  @ApiStaleVersion()
  @ApiConflictResponse(refused)
  restoreRevision(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() request: RestoreRequest,
    @CurrentUser() user: SignedInUser,
  ): Promise<DocumentState> {
    return this.documents.change({ id, user }, (tx, type) =>
      this.copies.restore(tx, type, id, { ...request, by: user }),
    );
  }
}
